/**
 * The words that the specification fixes, letter by letter and with its straight apostrophes. They are
 * literal here on purpose, so that a change of the content fails.
 */
import { products, strings } from './content-for-tests';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { about } from './pages/about';
import { comingSoon } from './pages/coming-soon';
import { contact } from './pages/contact';
import { faq } from './pages/faq';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';
import { home } from './pages/home';
import { productNotFound } from './pages/product-not-found';
import { productsOverview } from './pages/products-overview';
import { resources } from './pages/resources';
import { solutionPage } from './pages/solution-page';
import { solutionsOverview } from './pages/solutions-overview';
import { brand } from './site/brand';
import { modules } from './site/modules';
import { navigation } from './site/navigation';
import { solution as k12 } from './solutions/k12';
import { solution as multiSite } from './solutions/multi-site';
import { solution as privateCharter } from './solutions/private-charter';
import type { Statistic } from './site/types';

const { header, footer } = navigation;
const { fields, button, success, error } = contact.form;
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);
const figures = (results: readonly Statistic[]) =>
  results.map(({ prefix = '', value, decimals = 0, unit, label }) =>
    `${prefix}${value.toFixed(decimals)}${/^\w/.test(unit) ? ' ' : ''}${unit} ${label}`.trim(),
  );
const nodes = (kind: string) =>
  labels(solutionsOverview.flow.nodes.filter(({ type }) => type === kind));

test.each<[string, readonly string[], string]>([
  [
    'the header',
    [
      header.products.label,
      header.solutions.label,
      header.resources.label,
      ...labels(header.resources.links),
      ...labels([header.about, header.dashboard, header.demo]),
      header.products.prompt,
    ],
    'Products | Solutions | Resources | Grants | FAQ | About | Dashboard Login | Get a Demo | Hover to learn more',
  ],
  [
    'the footer',
    [
      ...titles([footer.products, footer.company, footer.resources, footer.contact]),
      ...labels(footer.legal),
    ],
    'Products | Company | Resources | Contact | Privacy Policy | Terms of Service',
  ],
  [
    'home',
    [home.hero.primary.label, ...titles([home.platform, home.roles, home.values])],
    'Talk to Us | Complete Safety Platform | Built for Every Role | Our Core Values',
  ],
  [
    'home’s values',
    titles(home.values.items),
    'Safety First | Simplicity | Partnership | Innovation',
  ],
  [
    'home’s cards',
    [home.platform.viewMore, home.platform.remoteControl],
    'View More | Remote Control',
  ],
  [
    'home’s figures',
    figures(home.figures),
    '99.9% uptime guarantee | 99% gunshot detection accuracy | <1 second from sound to detection',
  ],
  [
    'the products overview',
    [productsOverview.title, productsOverview.learnMore.label],
    'Complete Safety Platform | Learn More',
  ],
  [
    'the solutions overview',
    [solutionsOverview.title, k12.name, multiSite.name, privateCharter.name],
    'Everything Works Together | K-12 Single Campus | Multi-Site District | Private & Charter',
  ],
  [
    'the flow diagram’s inputs',
    nodes('input'),
    'Panic Button | Gunshot Detection | Anonymous Tip Line',
  ],
  ['the flow diagram’s hub', nodes('hub'), 'Nexus'],
  [
    'the flow diagram’s outputs',
    nodes('output'),
    'Drill Management | Mass Notifications | Retrofit Locks',
  ],
  [
    'a solution page',
    [solutionPage.watch, solutionPage.results, solutionPage.demo.label],
    'Watch Demo | Results That Matter | Schedule a Demo',
  ],
  [
    'the results of a single campus',
    figures(k12.results),
    '3 days average setup | 100% compliance | 85% faster response | 15 hours saved weekly',
  ],
  [
    'the results of a district',
    figures(multiSite.results),
    '50+ campuses | 67% time reduction | 100% visibility | 92% better coordination',
  ],
  [
    'the results of private and charter schools',
    figures(privateCharter.results),
    '98% parent satisfaction | 100% accreditation ready | +23% enrollment | 94% donor confidence',
  ],
  [
    'About',
    [
      about.title,
      ...titles([about.story, about.differences, about.values, about.callToAction]),
      about.callToAction.link.label,
    ],
    "Redefining School Safety Operations | Our Story | Why We're Different | Our Values | Join Us in Building Safer Schools | Get a Demo",
  ],
  [
    'About’s differences',
    titles(about.differences.cards),
    'Built for Speed | Privacy-First Architecture | Designed with Schools | Always Available',
  ],
  ['About’s values', titles(about.values.cards), 'Innovation | Reliability | Empathy'],
  [
    'contact',
    [contact.title, ...labels([fields.name, fields.email, fields.institution])],
    'Get in Touch | Full Name | Email | Institution Name',
  ],
  ['the form’s button', Object.values(button), 'Send Message | Sending... | Message Sent!'],
  [
    'the form’s outcome',
    [success, error.text],
    'Thank you for your interest. We will be in contact soon. | Something went wrong. Please try again or email us directly.',
  ],
  [
    'resources',
    [
      resources.title,
      resources.lead,
      resources.viewer.close,
      resources.callToAction.title,
      resources.callToAction.link.label,
    ],
    'Resources | Funding opportunities and frequently asked questions. | Close modal | Ready to Secure Your School? | Schedule a Demo',
  ],
  [
    'the grant cards',
    titles(grantCards),
    'Federal School Safety Grants | State Safety Grants | Foundation Grants | Grant Writing Resources | Equipment Grants | Grant Success Stories',
  ],
  [
    'Product Not Found',
    [productNotFound.title, productNotFound.text, productNotFound.action.label],
    "Product Not Found | The product you're looking for doesn't exist. | Return Home",
  ],
  ['Coming Soon', [comingSoon.plate.badge, comingSoon.action.label], 'BETA TESTING | Book a Demo'],
  [
    'the legal pages',
    [privacy.title, terms.title, brand.legalUpdated],
    'Privacy Policy | Terms of Service | October 2025',
  ],
  [
    'the office',
    [brand.hours[0], brand.hours.at(-1)!, brand.office.city, brand.office.region],
    'Monday to Friday, 8:00 AM to 6:00 PM CST | Weekend: closed | Atlanta | Georgia',
  ],
])('%s has the words of the specification', (_, words, fixed) => {
  expect(words.join(' | ')).toBe(fixed);
});

test('the calls to action lead to the contact page', () => {
  const actions = [
    header.demo,
    home.hero.primary,
    about.callToAction.link,
    resources.callToAction.link,
    solutionPage.demo,
    comingSoon.action,
  ];
  for (const { label, to } of actions) expect([label, to]).toEqual([label, '/contact']);
});

test('the products are in the specification’s categories, the modules on home and in the menu', () => {
  const categories = products.map(({ summary }) => `${summary.id}: ${summary.category}`);
  expect(categories).toEqual(
    expect.arrayContaining([
      'nexus: Platform',
      'floor-plan: Platform',
      'panic-app: Emergency',
      'gunshot-detection: Emergency',
      'mass-notifications: Emergency',
      'ticketing: Operations',
      'ai-insights: Operations',
      'drill-management: Compliance',
      'visitor-management: Access Control',
      'electronic-lock: Access Control',
      'manual-lock: Access Control',
      'tip-line: Safety',
    ]),
  );
  const specified =
    'nexus drill-management ticketing panic-app visitor-management gunshot-detection electronic-lock mass-notifications tip-line';
  expect(modules.map(({ id }) => id)).toEqual(expect.arrayContaining(specified.split(' ')));
});

test.each<[string, unknown, RegExp[]]>([
  [
    'the answers',
    faq.map(({ answer }) => answer),
    [
      /2-4 weeks for most schools/,
      /6-8 weeks for enterprise districts/,
      /5,000 students/,
      /read-only access for 90 days/,
      /12 months/,
      /24 hours on business days/,
      /Professional and Enterprise plans/,
      /24\/7 phone and chat/,
      /FERPA/,
      /SOC 2 Type II/,
      /REST API/,
      /\(SIS\)/,
      /identity providers/,
      /communication tools/,
      /99\.9%/,
    ],
  ],
  ['the privacy policy', privacy, [/children under 13/]],
  ['the terms of service', terms, [/non-refundable/, /preceding 12 months/, /Georgia/]],
  ['Coming Soon', comingSoon, [/unavailable/]],
])('%s states what the specification fixes', (_, content, facts) => {
  const text = strings(content)
    .map(([, words]) => words)
    .join('\n');
  for (const fact of facts) expect(text).toMatch(fact);
});

test('there are eight questions, six guides, nine sections on privacy and ten terms', () => {
  expect(faq).toHaveLength(8);
  expect(Object.keys(grantGuides)).toEqual(grantCards.map(({ slug }) => slug));
  expect(grantCards).toHaveLength(6);
  for (const { sections } of Object.values(grantGuides))
    expect(titles(sections)).toEqual(['Eligibility', 'Example uses', 'Tips', 'Examples of awards']);
  expect(privacy.sections).toHaveLength(9);
  expect(terms.sections).toHaveLength(10);
});
