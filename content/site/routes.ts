/**
 * The addresses of the site, for the shell, the prerendered pages, the sitemap and the tests.
 *
 * Products are not listed, so that the shell does not grow with the catalog: every file in
 * content/products is at /products/<file name>. content/site/addresses.ts lists them.
 */

import type { ResourceTab } from './resource-tabs';

export type PageKind =
  | 'home'
  | 'products'
  | 'product'
  | 'solutions'
  | 'solution'
  | 'about'
  | 'contact'
  | 'resources'
  | 'legal'
  | 'coming-soon';

/** An address that shows a page. */
export type Route = {
  /** In lower case, without a trailing slash. */
  path: string;
  kind: PageKind;
  /** Which content of that kind: a product, which may not exist, a solution, a legal document. */
  slug?: string;
  /** The tab of the resources page. */
  tab?: ResourceTab;
};

type Target = Omit<Route, 'path'>;

/** All addresses but the products'. */
export const staticPages: Record<string, Target> = {
  '/': { kind: 'home' },
  '/products': { kind: 'products' },
  '/solutions': { kind: 'solutions' },
  '/solutions/k12': { kind: 'solution', slug: 'k12' },
  '/solutions/multi-site': { kind: 'solution', slug: 'multi-site' },
  '/solutions/private-charter': { kind: 'solution', slug: 'private-charter' },
  '/about': { kind: 'about' },
  '/contact': { kind: 'contact' },
  '/resources': { kind: 'resources', tab: 'grants' },
  '/resources/docs': { kind: 'resources', tab: 'grants' },
  '/resources/case-studies': { kind: 'resources', tab: 'grants' },
  '/resources/blog': { kind: 'resources', tab: 'grants' },
  '/resources/faq': { kind: 'resources', tab: 'faq' },
  '/privacy': { kind: 'legal', slug: 'privacy' },
  '/terms': { kind: 'legal', slug: 'terms' },
  '/accessibility': { kind: 'legal', slug: 'accessibility' },
  '/it-privacy': { kind: 'legal', slug: 'it-privacy' },
  '/compare': { kind: 'legal', slug: 'compare' },
  '/coming-soon': { kind: 'coming-soon' },
};

/** The short keys of /product/<key>. */
export const productKeys: Record<string, string> = {
  nexus: 'nexus',
  drill: 'drill-management',
  ticketing: 'ticketing',
  panic: 'panic-app',
  insights: 'ai-insights',
  visitor: 'visitor-management',
  lock: 'manual-lock',
  gunshot: 'gunshot-detection',
  notifications: 'mass-notifications',
  floorplan: 'floor-plan',
  tipline: 'tip-line',
  electroniclock: 'electronic-lock',
};

/** The link of a product's card on home: its short address, or else its full one. */
export const cardPath = (id: string) => {
  const key = Object.keys(productKeys).find((name) => productKeys[name] === id);
  return key ? `/product/${key}` : `/products/${id}`;
};

/** Aliases of /products/<name>. */
export const productAliases: Record<string, string> = {
  'retrofit-locks': 'manual-lock',
  'panic-button': 'panic-app',
  'rapid-lockdown': 'electronic-lock',
};

/** Addresses that show the same page as another, which is the canonical one for search engines. */
export const pageAliases: Record<string, string> = {
  '/resources/docs': '/resources',
  '/resources/case-studies': '/resources',
  '/resources/blog': '/resources',
};

/** The path of 404.html, which hosts serve for addresses without a file. It is not a route. */
export const notFoundPath = '/404';
