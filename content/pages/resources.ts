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
    updated: `Text last reviewed ${brand.grantsReviewed}`,
    /** Printed above and below a guide. */
    name: brand.name,
    address: brand.address,
    failed: 'The guide did not load. Check your internet connection and try again.',
  },
  grantCheck: {
    title: 'Which grants could pay for it?',
    lead: 'Choose your kind of school and what you want to fund. You will see which programs may pay for it, and why.',
    school: 'Your school',
    need: 'What you want to fund',
    /** Headings of the answer's columns. */
    columns: { verdict: 'Answer', program: 'Program', reason: 'Why', year: 'Notice we read' },
    /** The answer in numbers; `{n}` is a number above one. */
    count: {
      'can-pay': ['No program can pay', '1 program can pay', '{n} programs can pay'],
      'check-first': ['none to check first', '1 to check first', '{n} to check first'],
      'cannot-pay': ['none is ruled out', '1 cannot', '{n} cannot'],
    },
    /** Labels of the full list for visitors without JavaScript, who cannot choose. */
    all: {
      title: 'All the programs of this check',
      whoMayApply: 'Who may apply',
      paysFor: 'Pays for',
      cannotPayFor: 'Cannot pay for',
    },
    note: 'This is a starting point, not a decision. Programs change, so read the current notice before you plan around it. We can give you a quote and a technical description of our products. We do not write specifications for you.',
    /** Fills the contact form's message, which the visitor can change. */
    ask: {
      text: 'The form opens with this answer in the message, where you can change it.',
      link: 'Ask for a demo and a quote',
      sentence:
        'We are a {school} and want to fund {need}. The grant check says: {count} Please show us a demo and send us a quote.',
    },
  },
  faq: {
    title: 'Frequently asked questions',
    /** Before and after the link to the mailbox. */
    aside: {
      before: 'Have another question? Write to',
      mail: brand.mail.general,
      after: '. Email support answers within 24 hours on business days.',
    },
  },
  callToAction: {
    title: 'Ready to Secure Your School?',
    text: 'After the demo we can send a quote that you can use in an application.',
    link: { label: 'Schedule a Demo', to: '/contact' } as InternalLink,
  },
};

/** The words of the grant check. */
export type GrantCheckContent = (typeof resources)['grantCheck'];
