import type { BreadcrumbList, FAQPage, Graph, Organization, Product } from 'schema-dts';
import type { Route } from '@/content/site/routes';
import type { PageView } from '@/components/shell/views/page-view';
import { faq } from '@/content/pages/faq';
import { brand } from '@/content/site/brand';
import { navigation } from '@/content/site/navigation';
import { publicAddress } from '@/components/lib/public-address';

const organization: Organization = {
  '@type': 'Organization',
  '@id': `${brand.address}/#organization`,
  name: brand.name,
  legalName: brand.legalName,
  url: publicAddress('/'),
  logo: `${brand.address}/media/share/icon-512.png`,
  email: brand.mail.general,
  telephone: brand.phone,
  foundingDate: String(brand.foundingYear),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${brand.office.street}, ${brand.office.suite}`,
    addressLocality: brand.office.city,
    addressRegion: brand.office.region,
    postalCode: brand.office.postalCode,
    addressCountry: brand.office.country,
  },
};

const { products, solutions, resources } = navigation.header;
/** By the first part of their addresses. */
const sections: Record<string, { label: string; to: string }> = { products, solutions, resources };

/** Breadcrumbs: home, the section, the page; none for home. */
function breadcrumbs(canonical: string, name: string): BreadcrumbList {
  const [, section = ''] = canonical.split('/');
  const parent = sections[section];
  const steps = [
    { label: brand.name, to: '/' },
    ...(parent && parent.to !== canonical ? [parent] : []),
    { label: name, to: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicAddress(to),
    })),
  };
}

const questions: FAQPage = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/**
 * A page's structured data (schema.org) for search engines: the organization on home, a product on
 * its page, the questions on /resources/faq, and breadcrumbs on every page below home. Its types are
 * schema.org's, so an unknown property or value fails `npm run types`.
 */
export function structuredData(route: Route, canonical: string, view: PageView): Graph {
  const { meta, product } = view;
  const described: Product | undefined = product && {
    '@type': 'Product',
    name: product.name,
    description: meta.description,
    url: publicAddress(canonical),
    image: brand.address + product.picture.src,
    brand: { '@type': 'Brand', name: brand.name },
  };
  const graph = [
    ...(route.kind === 'home'
      ? [organization]
      : [breadcrumbs(canonical, product?.name ?? meta.title)]),
    ...(described ? [described] : []),
    ...(route.path === '/resources/faq' ? [questions] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
