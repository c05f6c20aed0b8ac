import { accessibility } from './legal/accessibility';
import { about } from './pages/about';
import { productSlugs } from './site/addresses';
import { comingSoon } from './pages/coming-soon';
import { contact } from './pages/contact';
import { comparison } from './comparison/comparison';
import { paperWords } from './comparison/words';
import { demo } from './site/demo';
import { faq } from './pages/faq';
import { itPrivacy } from './pages/it-privacy';
import { needs, schools } from './grant-check/choices';
import { nextSteps } from './grant-check/next-steps';
import { programs } from './grant-check/programs';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';
import { home } from './pages/home';
import { privacy } from './legal/privacy';
import { legalPage } from './pages/legal-page';
import { lockPanel } from './lock-panel/lock-panel';
import { terms } from './legal/terms';
import { modules } from './site/modules';
import { ownerFacts } from './site/owner-facts';
import { switchWords } from './outages/switches';
import { outageOpener, outageSection, outageWords, outcomeWords } from './outages/words';
import { navigation } from './site/navigation';
import { productNotFound } from './pages/product-not-found';
import { productPage } from './pages/product-page';
import { productsOverview } from './pages/products-overview';
import { grantCheck, resources } from './pages/resources';
import { labels } from './site/shell';
import { brand } from './site/brand';
import { quote } from './site/quote';
import { solutionPage } from './pages/solution-page';
import { solutions } from './solutions/all';
import { solutionsOverview } from './pages/solutions-overview';
import { tipWords } from './tip-copies/words';
import type { Product } from './site/types';
import { additions } from './walkthrough/additions';
import { alert } from './walkthrough/alert';
import { stories } from './walkthrough/stories';
import { words } from './walkthrough/words';

export const products = productSlugs().map(
  (slug) => (jest.requireActual(`./products/${slug}`) as { product: Product }).product,
);

/** The words of all pages. */
export const everything = {
  about,
  accessibility,
  comingSoon,
  comparison,
  paperWords,
  contact,
  demo,
  faq,
  grantCheck: { needs, nextSteps, programs, schools },
  grantCards,
  grantGuides,
  home,
  itPrivacy,
  labels,
  legalPage,
  lockPanel,
  privacy,
  terms,
  modules,
  navigation,
  outages: { outageOpener, outageSection, outageWords, outcomeWords, switchWords },
  ownerFacts,
  productNotFound,
  productPage,
  productsOverview,
  products,
  quote,
  resources: { ...resources, grantCheck },
  brand,
  solutionPage,
  solutions,
  solutionsOverview,
  tipWords,
  walkthrough: { additions, alert, stories, words },
};

/** Every string in a value, with its path. */
export function strings(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${place}.${key}`));
}
