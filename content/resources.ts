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
  },
  fit: {
    title: 'What could pay for it?',
    lead: 'Two answers from you, then every program we know: which can pay, which cannot, and why.',
    school: 'Your school',
    need: 'What you want to fund',
    /** Heads of the answer's columns. */
    columns: { verdict: 'Answer', program: 'Program', reason: 'Why', year: 'Notice read' },
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
