import { interpolate } from '@/components/lib/interpolate';
import { messageAbout } from '@/content/site/demo';

const name = 'message';

/** A sentence that a link may bring, in characters; the rest is dropped. */
const limit = 1000;

/** The route of the contact form with a sentence for its message, which also comes with a new tab. */
export const messageLink = (sentence: string) =>
  sentence.trim() ? `/contact?${name}=${encodeURIComponent(sentence.trim())}` : '/contact';

/**
 * The route of the contact form with the line that says what the visitor was reading, if it is known,
 * and with more words for the message below it.
 */
export const linkAbout = (subject?: string, more = '') =>
  messageLink(`${subject ? interpolate(messageAbout, { subject }) : ''}\n${more}`);

/** The sentence in a hash such as `#/contact?message=…`; empty without one. */
export const messageIn = (hash: string) =>
  (readQuery(hash).query.get(name) ?? '').slice(0, limit).trim();

/** The hash without the sentence, for the address once the form has it. */
export function withoutMessage(hash: string) {
  const { route, query } = readQuery(hash);
  if (!query.has(name)) return hash;
  query.delete(name);
  return query.size ? `${route}?${query}` : route;
}

function readQuery(hash: string) {
  const [route = '', ...query] = hash.split('?');
  return { route, query: new URLSearchParams(query.join('?')) };
}
