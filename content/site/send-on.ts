import { brand } from './brand';

/** Ways to send a page to somebody else, in place. {title} is the title of what is sent. */
export const sendOn = {
  /** Before the ways, by what is sent. */
  what: {
    page: 'Send this page to a colleague:',
    guide: 'Send this guide to a colleague:',
    sheet: 'Send this sheet to a colleague:',
    answer: 'Send this answer to a colleague:',
    story: 'Send this to a colleague:',
  },
  share: 'Share',
  email: 'Email',
  copy: 'Copy link',
  copied: 'Link copied.',
  /** Copies a text that has no address. */
  copyText: 'Copy the text',
  copiedText: 'Text copied.',
  failedText: 'Your browser did not copy it.',
  /** Where the browser does not copy. */
  failed: 'Your browser did not copy it. The link is {address}',
  /** The one sentence for whoever receives it. */
  sentence: `Here is something I found at ${brand.name}, which makes products for school safety: {title}.`,
};

export type SentPart = keyof typeof sendOn.what;
