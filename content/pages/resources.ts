import { lastChecked } from '@/content/grant-check/last-checked';
import type { StateId } from '@/content/grant-check/types';
import { brand } from '@/content/site/brand';
import type { InternalLink, Meta } from '@/content/site/types';

const meta: Meta = {
  title: 'School Safety Grants and FAQ for K-12 Schools',
  description:
    'Guides to federal, state, foundation and equipment grants for school safety, and a check of which programs may pay for locks, alerts or training.',
};

/** For /resources/faq, which opens the FAQ tab. */
const faqMeta: Meta = {
  title: 'School Safety FAQ: Setup, Support and Privacy',
  description: `How long setup takes, what support includes, how prices and discounts work, what happens to your data, and how we handle student privacy.`,
};

const checked = `${lastChecked}. Each figure is from the year beside it`;

/** The words of the grant check. */
export const grantCheck = {
  title: 'Which grants could pay for it?',
  lead: 'Choose your kind of school, what you need and your state, and see which programs may pay.',
  school: 'Your school',
  need: 'What you want to fund',
  state: 'Your state',
  /** What opens the amounts of a row and the links to the pages that prove it. */
  sources: 'Amounts and sources',
  /** Opens all but the first of the reasons too. */
  reasons: 'More, amounts and sources',
  /** Under the name of a program that only one state has. */
  onlyIn: '{region} only',
  /** The answer in numbers; one without programs is left out. The first names what is counted. */
  counted: { one: '{n} program', more: '{n} programs' },
  count: {
    fits: '{n} may pay.',
    'fits-last': '{n} may pay when a new round opens.',
    ask: '{n} to ask about.',
    'ruled-out': '{n} ruled out.',
  },
  /** After the choices if no state is chosen, when the numbers are of the national programs only, or another one. */
  places: { any: 'nationwide', other: 'another state' } as Partial<Record<StateId, string>>,
  /** No program is left in an answer. */
  none: 'None of these programs names it.',
  /** Over the programs of one state, before a state is chosen: the count leaves them out. */
  oneState: 'Only in {states}',
  /** The programs that are ruled out or do not name the need: before their counts. */
  others: 'The others:',
  elsewhere: {
    text: 'Your state may have a program of its own. Ask its education department, and look in the',
    finder: {
      label: 'Grants Finder of SchoolSafety.gov',
      href: 'https://www.schoolsafety.gov/grants-finder-tool',
    },
  },
  next: 'Next: what to do this week',
  /** Above the full list for visitors without JavaScript, who cannot choose. */
  all: 'All the programs of this check',
  note: `${checked}. Look for a newer notice, and ask what it cannot pay for.`,
  ask: { link: 'Ask for a quote to apply with' },
  /** Opens an email with the answer. */
  send: {
    link: 'Send it to your grant writer',
    subject: 'Grants for {title}',
    ask: 'Also to ask about: {programs}.',
    sources: 'Amounts and sources: {address}',
  },
};

/** The resources page around its grants and questions. */
export const resources = {
  meta,
  faqMeta,
  title: 'Resources',
  lead: 'Funding opportunities and frequently asked questions.',
  tabs: { label: 'Resources', grants: 'Grants', faq: 'FAQ' },
  grants: {
    title: 'Grant guides',
    open: 'Open the guide',
    /** After the number of minutes. */
    readingTime: 'min read',
  },
  viewer: {
    close: 'Close modal',
    print: 'Print this guide',
    /** Names the list of section links. */
    contents: 'In this guide',
    sources: 'Sources',
    updated: checked,
    /** Printed above and below a guide. */
    name: brand.name,
    address: brand.address,
  },
  faq: {
    title: 'Frequently asked questions',
  },
  callToAction: {
    title: 'Ready to Secure Your School?',
    link: { label: 'Schedule a Demo', to: '/contact' } as InternalLink,
  },
};
