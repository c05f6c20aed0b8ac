import { resourceAnchors, resourcePages } from './resource-tabs';
import { brand, reachUs } from './brand';
import { getADemo } from './demo';
import type { InternalLink, MenuItem } from './types';

/**
 * The words and links of the header and the footer. Every page loads this file; what only the open
 * products menu needs is in content/site/modules.ts.
 */

const home: InternalLink = { label: 'Home', to: '/' };
const about: InternalLink = { label: 'About', to: '/about' };
const contact: InternalLink = { label: 'Contact', to: '/contact' };
const privacy: InternalLink = { label: 'Privacy Policy', to: '/privacy' };
const terms: InternalLink = { label: 'Terms of Service', to: '/terms' };
const accessibility: InternalLink = { label: 'Accessibility', to: '/accessibility' };

/** The documents that the FAQ tab and the footer lead to. */
export const documentLinks: InternalLink[] = [
  { label: 'IT & privacy', to: '/it-privacy' },
  { label: 'Compare', to: '/compare' },
];

/** The tabs of the resources page. */
const resourceItems: Omit<MenuItem, 'description' | 'icon'>[] = [
  { id: 'grants', name: 'Grants', path: resourcePages.grants, anchor: resourceAnchors.grants },
  { id: 'faq', name: 'FAQ', path: resourcePages.faq, anchor: resourceAnchors.faq },
];
const resourceLinks = resourceItems.map(({ name, path }) => ({ label: name, to: path }));

export const navigation = {
  skip: 'Skip to content',
  header: {
    /** Names the navigation landmark. */
    label: 'Main',
    /** Names the logo's link. */
    home: { label: `${brand.name} home`, to: '/' } as InternalLink,
    products: {
      label: 'Products',
      to: '/products' as InternalLink['to'],
      /** At the foot of the menu. */
      all: 'All products',
      /** Beside it. */
      note: 'For one school or a district',
      /** At the foot of the description panel. */
      prompt: 'Hover to learn more',
    },
    solutions: { label: 'Solutions', to: '/solutions' } as InternalLink,
    resources: { label: 'Resources', to: resourcePages.grants, items: resourceItems },
    about,
    /** Replaces the demo button on /contact. */
    contact,
    demo: getADemo,
    dashboard: {
      label: 'Dashboard Login',
      href: brand.dashboard,
      /** Read after the label by a screen reader. */
      newTab: '(opens in a new tab)',
    },
    /** The mobile menu: the buttons that open and close it, and its title for screen readers. */
    menu: { open: 'Menu', close: 'Close menu', title: 'Main menu' },
  },
  /** The headers of the legal pages, by path. */
  legalHeaders: {
    '/privacy': [home, privacy, terms, contact],
    '/terms': [home, privacy, terms, contact],
    '/accessibility': [home, privacy, terms, accessibility, contact],
  } as Record<string, InternalLink[]>,
  footer: {
    /** The id of the footer, to which a menu button jumps if its menu does not load. */
    id: 'footer',
    /** Names the navigation landmark. */
    label: 'Footer',
    blurb: brand.blurb,
    products: {
      title: 'Products',
      links: [
        { label: 'Nexus', to: '/products/nexus' },
        { label: 'Drill Management', to: '/products/drill-management' },
        { label: 'Panic Button App', to: '/products/panic-button' },
        { label: 'Rapid Lockdown', to: '/products/rapid-lockdown' },
      ] as InternalLink[],
    },
    company: { title: 'Company', links: [about, privacy, terms] },
    resources: { title: 'Resources', links: [...resourceLinks, ...documentLinks] },
    contact: {
      title: 'Contact',
      links: reachUs,
      address: [
        brand.office.street,
        brand.office.suite,
        `${brand.office.city}, ${brand.office.region} ${brand.office.postalCode}`,
      ],
    },
    copyright: `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
    legal: [privacy, terms, accessibility],
  },
};
