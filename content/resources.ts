import { site } from './site';
import type { InternalLink, Meta } from './types';

const meta: Meta = {
  title: 'Grants and FAQ',
  description:
    'Plain guides to federal, state, foundation and equipment grants for school safety, a check of what could pay for your project, and answers to eight questions.',
};

/** The resources page around its grants and questions (SPEC section 2, "Resources page"). */
export const resources = {
  meta,
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
    updated: 'Updated October 2025',
    /** Printed above and below a guide. */
    name: site.name,
    address: site.address,
    failed: 'The guide did not load. The connection may have dropped: try once more.',
  },
  fit: {
    title: 'What could pay for it?',
    lead: 'Two answers from you, then every program we know: which can pay, which cannot, and why.',
    school: 'Your school',
    need: 'What you want to fund',
    /** Heads of the answer's columns. */
    columns: { verdict: 'Answer', program: 'Program', reason: 'Why', year: 'Notice read' },
    /** The answer in numbers; `{n}` is the number where it is above one. */
    count: {
      'can-pay': ['No program can pay', '1 program can pay', '{n} programs can pay'],
      'check-first': ['none is worth a check', '1 is worth a check', '{n} are worth a check'],
      'cannot-pay': ['none is ruled out', '1 cannot', '{n} cannot'],
    },
    /** Where no choice can be made, every program is listed with these. */
    all: {
      title: 'Every program we know',
      whoMayApply: 'Who may apply',
      paysFor: 'Pays for',
      cannotPayFor: 'Cannot pay for',
    },
    note: 'Each line shows the year of the notice we read. Programs change, so read the current notice before you plan around it. We quote and describe our products; we do not write specifications for you.',
  },
  faq: {
    title: 'Frequently asked questions',
    /** Stands around the link to the mailbox. */
    aside: {
      before: 'Not here? Write to',
      mail: site.mail.general,
      after: '. Email support answers within 24 hours on business days.',
    },
  },
  callToAction: {
    title: 'Ready to Secure Your School?',
    text: 'Bring your floor plan. We will mark the first three doors with you.',
    link: { label: 'Schedule a Demo', to: '/contact' } as InternalLink,
  },
};

/** The words of the grant fit check. */
export type FitContent = (typeof resources)['fit'];
