import { about } from './about';
import { productSlugs } from './addresses';
import { comingSoon } from './coming-soon';
import { contact } from './contact';
import { demo } from './demo';
import { faq } from './faq';
import { needs, schools } from './grant-fit/choices';
import { programs } from './grant-fit/programs';
import { grantCards } from './grant-cards';
import { grantGuides } from './grant-guides';
import { home } from './home';
import { privacy } from './legal/privacy';
import { legalPage } from './legal-page';
import { lockPanel } from './lock-panel';
import { terms } from './legal/terms';
import { modules } from './modules';
import { navigation } from './navigation';
import { productNotFound } from './product-not-found';
import { productPage } from './product-page';
import { productsOverview } from './products-overview';
import { resources } from './resources';
import { labels } from './shell';
import { brand } from './brand';
import { solutionPage } from './solution-page';
import { solution as k12 } from './solutions/k12';
import { solution as multiSite } from './solutions/multi-site';
import { solution as privateCharter } from './solutions/private-charter';
import { solutionsOverview } from './solutions-overview';
import type { Product } from './types';
import { additions } from './walkthrough/additions';
import { stories } from './walkthrough/stories';
import { words } from './walkthrough/words';

export const products = productSlugs().map(
  (slug) => (jest.requireActual(`./products/${slug}`) as { product: Product }).product,
);
const solutions = [k12, multiSite, privateCharter];

/** The words of all pages. */
export const everything = {
  about,
  comingSoon,
  contact,
  demo,
  faq,
  grantFit: { needs, programs, schools },
  grantCards,
  grantGuides,
  home,
  labels,
  legalPage,
  lockPanel,
  privacy,
  terms,
  modules,
  navigation,
  productNotFound,
  productPage,
  productsOverview,
  products,
  resources,
  brand,
  solutionPage,
  solutions,
  solutionsOverview,
  walkthrough: { additions, stories, words },
};

/** Every string in a value, with its path. */
export function strings(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${place}.${key}`));
}
