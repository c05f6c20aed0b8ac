/** Checks all content: that it is complete, and that it has what the specification fixes. */
import { productSlugs } from './site/addresses';
import { everything, products, strings } from './content-for-tests';
import { faq } from './pages/faq';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';
import { home } from './pages/home';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { modules } from './site/modules';
import { cardPath, productKeys } from './site/routes';
import { brand } from './site/brand';
import { solution as k12 } from './solutions/k12';
import { solution as multiSite } from './solutions/multi-site';
import { solution as privateCharter } from './solutions/private-charter';
import type { Statistic } from './site/types';

const all = strings(everything);
const shown = ({ prefix, value, decimals = 0, unit }: Statistic) =>
  `${prefix ?? ''}${value.toFixed(decimals)}${unit}`;
const words = (value: unknown) =>
  strings(value)
    .map(([, text]) => text)
    .join(' ')
    .split(/\s+/).length;

describe('the words', () => {
  it('are neither empty nor placeholders', () => {
    const optional = /\.alt$|placeholder|\.(who|state)$/;
    const bad = all.filter(
      ([place, text]) =>
        (text.trim() === '' && !optional.test(place)) || /lorem|todo|tbd/i.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('have no exclamation mark but the one that the specification fixes', () => {
    const loud = all.filter(([, text]) => text.includes('!') && text !== 'Message Sent!');
    expect(loud).toEqual([]);
  });

  it('are plain data, the same after JSON', () => {
    expect(JSON.parse(JSON.stringify(everything))).toEqual(everything);
  });
});

describe('the catalog', () => {
  it('has the specification’s products, each named as its file', () => {
    const specified = [
      'nexus',
      'drill-management',
      'ticketing',
      'panic-app',
      'ai-insights',
      'visitor-management',
      'manual-lock',
      'gunshot-detection',
      'mass-notifications',
      'floor-plan',
      'tip-line',
      'electronic-lock',
    ];
    expect(productSlugs()).toEqual(expect.arrayContaining(specified));
    expect(products.map(({ summary }) => summary.id)).toEqual(productSlugs());
    expect(new Set(products.map(({ summary }) => summary.name)).size).toBe(products.length);
  });

  it('has the specification’s modules, each the summary of a product', () => {
    expect(modules.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'nexus',
        'panic-app',
        'gunshot-detection',
        'ticketing',
        'drill-management',
        'visitor-management',
        'mass-notifications',
        'electronic-lock',
        'tip-line',
      ]),
    );
    const summaries = products.map(({ summary }) => summary);
    for (const each of modules) expect(summaries).toContainEqual(each);
  });

  it('sends the home cards to short addresses, or to the full one where there is none', () => {
    expect(cardPath('electronic-lock')).toBe('/product/electroniclock');
    expect(cardPath('thirteenth')).toBe('/products/thirteenth');
    for (const [key, id] of Object.entries(productKeys))
      expect([id, cardPath(id)]).toEqual([id, `/product/${key}`]);
  });

  it('gives each product three features and two or three paragraphs of story', () => {
    for (const { features, story } of products) {
      expect(features).toHaveLength(3);
      expect([2, 3]).toContain(story.paragraphs.length);
    }
    expect(products.filter(({ inverted }) => inverted).length).toBeGreaterThan(1);
  });
});

describe('the other pages', () => {
  it('have eight questions, six grants of 400 words or more, nine and ten sections', () => {
    expect(faq).toHaveLength(8);
    expect(Object.keys(grantGuides)).toEqual(grantCards.map(({ slug }) => slug));
    expect(grantCards).toHaveLength(6);
    for (const [slug, guide] of Object.entries(grantGuides))
      expect([slug, words(guide) >= 400]).toEqual([slug, true]);
    expect(privacy.sections).toHaveLength(9);
    expect(terms.sections).toHaveLength(10);
  });

  it('name the grants as the specification does', () => {
    expect(grantCards.map(({ title }) => title)).toEqual([
      'Federal School Safety Grants',
      'State Safety Grants',
      'Foundation Grants',
      'Grant Writing Resources',
      'Equipment Grants',
      'Grant Success Stories',
    ]);
  });

  it('state the legal facts', () => {
    const text = strings([privacy, terms])
      .map(([, t]) => t)
      .join('\n');
    for (const fact of ['October 2025', 'under 13', 'non-refundable', '12 months', 'Georgia'])
      expect(text).toContain(fact);
  });
});

describe('the figures of docs/specification.md', () => {
  test.each([
    ['k12', k12, ['3days', '100%', '85%', '15hours']],
    ['multi-site', multiSite, ['50+', '67%', '100%', '92%']],
    ['private-charter', privateCharter, ['98%', '100%', '+23%', '94%']],
  ])('of %s', (_, solution, figures) => {
    expect(solution.results.map((result) => shown(result).replace(/\s/g, ''))).toEqual(figures);
  });

  it('of the platform', () => {
    expect(home.figures.map((figure) => shown(figure).replace(/\s/g, ''))).toEqual([
      '99.9%',
      '99%',
      '<1second',
    ]);
  });

  it('of the questions', () => {
    const text = faq.map(({ answer }) => answer).join('\n');
    for (const claim of [
      /2-4 weeks/,
      /6-8 weeks/,
      /5,000 students/,
      /90 days/,
      /12 months/,
      /24 hours/,
      /24\/7/,
      /Professional/,
      /Enterprise/,
      /FERPA/,
      /SOC 2 Type II/,
      /REST API/,
      /99\.9%/,
    ])
      expect(text).toMatch(claim);
  });

  it('of the office', () => {
    expect(brand.hours).toEqual([
      'Monday to Friday, 8:00 AM to 6:00 PM CST',
      '(9:00 AM to 7:00 PM Eastern)',
      'Weekend: closed',
    ]);
    expect(brand.copyrightYear).toBe(2025);
    expect(brand.legalUpdated).toBe('October 2025');
  });
});
