/**
 * The words that the specification fixes, letter by letter and with its straight apostrophes. They are
 * literal here on purpose, so that a change of the content fails.
 */
import { everything, products, strings } from './content-for-tests';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { comingSoon } from './pages/coming-soon';
import { faq } from './pages/faq';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';
import { home } from './pages/home';
import { productNotFound } from './pages/product-not-found';
import { productsOverview } from './pages/products-overview';
import { solutionsOverview } from './pages/solutions-overview';
import { productSlugs } from './site/addresses';
import { brand } from './site/brand';
import { modules } from './site/modules';
import { navigation } from './site/navigation';
import { cardPath, productAliases, productKeys, staticPages } from './site/routes';
import { solutions } from './solutions/all';
import type { Statistic } from './site/types';

/** Items of a list by their titles or labels. */
const titled = (titles: string) => titles.split(' | ').map((title) => ({ title }));
const labeled = (labels: string) => labels.split(' | ').map((label) => ({ label }));

test('the words of the pages are those of the specification', () => {
  // The durations of the form have the name of its page.
  const exported = Object.assign({}, ...Object.values({ ...everything, 'site/timing': {} }));
  expect(exported).toMatchObject({
    navigation: {
      header: {
        products: { label: 'Products', prompt: 'Hover to learn more' },
        solutions: { label: 'Solutions' },
        resources: { label: 'Resources', items: [{ name: 'Grants' }, { name: 'FAQ' }] },
        about: { label: 'About' },
        dashboard: { label: 'Dashboard Login' },
        demo: { label: 'Get a Demo', to: '/contact' },
      },
      footer: {
        products: { title: 'Products' },
        company: { title: 'Company' },
        resources: { title: 'Resources' },
        contact: { title: 'Contact' },
        legal: labeled('Privacy Policy | Terms of Service | Accessibility'),
      },
    },
    home: {
      hero: { primary: { label: 'Talk to Us', to: '/contact' } },
      platform: {
        title: 'Complete Safety Platform',
        viewMore: 'View More',
        remoteControl: 'Remote Control',
      },
      roles: { title: 'Built for Every Role' },
      values: {
        title: 'Our Core Values',
        items: titled('Safety First | Simplicity | Partnership | Innovation'),
      },
    },
    productsOverview: { title: 'Complete Safety Platform', learnMore: { label: 'Learn More' } },
    solutionsOverview: { title: 'Everything Works Together' },
    solutions: [
      { name: 'K-12 Single Campus' },
      { name: 'Multi-Site District' },
      { name: 'Private & Charter' },
    ],
    solutionPage: {
      watch: 'Watch Demo',
      results: 'Results That Matter',
      demo: { label: 'Schedule a Demo', to: '/contact' },
    },
    about: {
      title: 'Redefining School Safety Operations',
      story: { title: 'Our Story' },
      differences: {
        title: "Why We're Different",
        cards: titled(
          'Built for Speed | Privacy-First Architecture | Designed with Schools | Always Available',
        ),
      },
      values: { title: 'Our Values', cards: titled('Innovation | Reliability | Empathy') },
      callToAction: {
        title: 'Join Us in Building Safer Schools',
        link: { label: 'Get a Demo', to: '/contact' },
      },
    },
    contact: {
      title: 'Get in Touch',
      form: {
        fields: {
          name: { label: 'Full Name' },
          email: { label: 'Email' },
          institution: { label: 'Institution Name' },
        },
        legend: { mark: '*' },
        button: { idle: 'Send Message', sending: 'Sending...', sent: 'Message Sent!' },
        success: 'Thank you for your interest. We will be in contact soon.',
        error: { text: 'Something went wrong. Please try again or email us directly.' },
      },
    },
    resources: {
      title: 'Resources',
      lead: 'Funding opportunities and frequently asked questions.',
      viewer: { close: 'Close modal' },
      callToAction: {
        title: 'Ready to Secure Your School?',
        link: { label: 'Schedule a Demo', to: '/contact' },
      },
    },
    grantCards: [
      ...titled('Federal School Safety Grants | State Safety Grants | Foundation Grants'),
      ...titled('Grant Writing Resources | Equipment Grants | Grant Success Stories'),
    ],
    productNotFound: {
      title: 'Product Not Found',
      text: "The product you're looking for doesn't exist.",
      action: { label: 'Return Home' },
    },
    comingSoon: {
      plate: { badge: 'BETA TESTING' },
      action: { label: 'Book a Demo', to: '/contact' },
    },
    privacy: { title: 'Privacy Policy' },
    terms: { title: 'Terms of Service' },
    brand: { legalUpdated: 'October 2025', office: { city: 'Atlanta', region: 'Georgia' } },
  });
  expect([brand.hours[0], brand.hours.at(-1)]).toEqual([
    'Monday to Friday 8:00 AM to 6:00 PM CST',
    'Weekend: closed',
  ]);
});

const figures = (results: readonly Statistic[]) =>
  results.map(({ prefix = '', value, decimals = 0, unit, label }) =>
    `${prefix}${value.toFixed(decimals)}${/^\w/.test(unit) ? ' ' : ''}${unit} ${label}`.trim(),
  );
const results = solutions.map(({ results }) => figures(results));
/** The flow diagram's nodes of one kind. */
const nodes = (kind: string) =>
  solutionsOverview.flow.nodes.filter(({ type }) => type === kind).map(({ label }) => label);

test.each([
  [
    '99.9% uptime guarantee | 99% gunshot detection accuracy | <1 second from sound to detection',
    figures(home.figures),
  ],
  [
    '3 days average setup | 100% compliance | 85% faster response | 15 hours saved weekly',
    results[0],
  ],
  ['50+ campuses | 67% time reduction | 100% visibility | 92% better coordination', results[1]],
  [
    '98% parent satisfaction | 100% accreditation ready | +23% enrollment | 94% donor confidence',
    results[2],
  ],
  ['Panic Button | Gunshot Detection | Anonymous Tip Line', nodes('input')],
  ['Nexus', nodes('hub')],
  ['Drill Management | Mass Notifications | Retrofit Locks', nodes('output')],
])('the figures or the nodes are %s', (fixed, words) => {
  expect(words?.join(' | ')).toBe(fixed);
});

test('the addresses are those of the specification', () => {
  const pages = `/ /products /solutions /solutions/k12 /solutions/multi-site /solutions/private-charter
    /about /contact /privacy /terms
    /resources /resources/docs /resources/case-studies /resources/blog /resources/faq`;
  expect(Object.keys(staticPages)).toEqual(expect.arrayContaining(pages.split(/\s+/)));
  const products = `nexus panic-app manual-lock gunshot-detection ticketing drill-management ai-insights
    visitor-management mass-notifications floor-plan electronic-lock tip-line`;
  expect(productSlugs).toEqual(expect.arrayContaining(products.split(/\s+/)));
  expect(productKeys).toEqual({
    ...{ nexus: 'nexus', drill: 'drill-management', ticketing: 'ticketing', panic: 'panic-app' },
    ...{ insights: 'ai-insights', visitor: 'visitor-management', lock: 'manual-lock' },
    ...{ gunshot: 'gunshot-detection', notifications: 'mass-notifications' },
    ...{ floorplan: 'floor-plan', tipline: 'tip-line', electroniclock: 'electronic-lock' },
  });
  expect(productAliases).toMatchObject({ 'retrofit-locks': 'manual-lock' });
});

test('the links lead where the specification says', () => {
  const { header, footer } = navigation;
  expect([header.products, header.solutions, header.about].map(({ to }) => to)).toEqual([
    '/products',
    '/solutions',
    '/about',
  ]);
  const { products, company, resources } = footer;
  const links = [products, company, resources].flatMap(({ links }) => links.map(({ to }) => to));
  expect(links).toEqual(
    expect.arrayContaining([
      ...['nexus', 'drill-management', 'panic-button', 'rapid-lockdown'].map(
        (name) => `/products/${name}`,
      ),
      ...['/about', '/resources', '/privacy', '/terms'],
    ]),
  );
  expect(productsOverview.learnMore.to).toBe('/solutions');
  const cards = 'nexus drill ticketing panic visitor gunshot notifications tipline';
  expect(modules.map(({ id }) => cardPath(id))).toEqual(
    expect.arrayContaining(cards.split(' ').map((key) => `/product/${key}`)),
  );
  expect(productNotFound.action.to).toBe('/');
});

test.each([
  ['staff', 'incident response | coordination | documentation'],
  ['principal', 'drill scheduling | incident management | communication'],
  ['district', 'district-wide dashboard | compliance tracking'],
])('the role %s does %s', (role, duties) => {
  const { description } = home.roles.items.find(({ id }) => id === role)!;
  for (const duty of duties.split(' | ')) expect(description.toLowerCase()).toContain(duty);
});

const answers = faq.map(({ answer }) => answer);

test.each([
  ['2-4 weeks for most schools | 6-8 weeks for enterprise districts', answers],
  ['5,000 students | read-only access for 90 days | 12 months', answers],
  ['24 hours on business days | Professional and Enterprise plans | 24/7 phone and chat', answers],
  ['FERPA | SOC 2 Type II | 99.9%', answers],
  ['REST API | (SIS) | identity providers | communication tools', answers],
  ['children under 13', privacy],
  ['non-refundable | preceding 12 months | Georgia', terms],
  ['unavailable', comingSoon],
])('the answers, the legal pages and Coming Soon state %s', (facts, content) => {
  const text = strings(content)
    .map(([, words]) => words)
    .join('\n');
  for (const fact of facts.split(' | ')) expect(text).toContain(fact);
});

test('the products have the specification’s categories, and nine are modules', () => {
  const ids = (category: string) =>
    products
      .filter(({ summary }) => summary.category === category)
      .map(({ summary }) => summary.id);
  for (const [category, specified] of [
    ['Platform', ['nexus', 'floor-plan']],
    ['Emergency', ['panic-app', 'gunshot-detection', 'mass-notifications']],
    ['Operations', ['ticketing', 'ai-insights']],
    ['Compliance', ['drill-management']],
    ['Access Control', ['visitor-management', 'electronic-lock', 'manual-lock']],
    ['Safety', ['tip-line']],
  ] as const)
    expect([category, ids(category)]).toEqual([category, expect.arrayContaining([...specified])]);
  const specified =
    'nexus drill-management ticketing panic-app visitor-management gunshot-detection electronic-lock mass-notifications tip-line';
  expect(modules.map(({ id }) => id)).toEqual(expect.arrayContaining(specified.split(' ')));
});

test('there are eight questions, six guides, nine sections on privacy and ten terms', () => {
  expect(faq).toHaveLength(8);
  expect(Object.keys(grantGuides)).toEqual(grantCards.map(({ slug }) => slug));
  expect(grantCards).toHaveLength(6);
  for (const { sections } of Object.values(grantGuides))
    expect(sections).toMatchObject(
      titled('Eligibility | Example uses | Tips | Examples of awards'),
    );
  expect(privacy.sections).toHaveLength(9);
  expect(terms.sections).toHaveLength(10);
});
