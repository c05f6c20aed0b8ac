import { about } from './about';
import { productSlugs } from './addresses';
import { comingSoon } from './coming-soon';
import { contact } from './contact';
import { faq } from './faq';
import { grantCards } from './grant-cards';
import { grantGuides } from './grant-guides';
import { home } from './home';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { modules } from './modules';
import { navigation } from './navigation';
import { productNotFound } from './product-not-found';
import { productsOverview } from './products-overview';
import { resources } from './resources';
import { site } from './site';
import { solution as k12 } from './solutions/k12';
import { solution as multiSite } from './solutions/multi-site';
import { solution as privateCharter } from './solutions/private-charter';
import { solutionsOverview } from './solutions-overview';
import type { Product } from './types';

export const products = productSlugs().map(
  (slug) => (jest.requireActual(`./products/${slug}`) as { product: Product }).product,
);
const solutions = [k12, multiSite, privateCharter];

/** All that the pages say, for tests that walk it. */
export const everything = {
  about,
  comingSoon,
  contact,
  faq,
  grantCards,
  grantGuides,
  home,
  privacy,
  terms,
  modules,
  navigation,
  productNotFound,
  productsOverview,
  products,
  resources,
  site,
  solutions,
  solutionsOverview,
};

/** Every string of the content, with where it stands. */
export function strings(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${place}.${key}`));
}
