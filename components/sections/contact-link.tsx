import type { ComponentProps } from 'react';
import { addToMessage } from '@/components/lib/contact-draft';
import { RouteLink } from '@/components/ui/route-link';

type ContactLinkProps = Omit<ComponentProps<typeof RouteLink>, 'to' | 'onClick'> & {
  /** What the visitor did, as a sentence of theirs: "I locked Door 204." */
  sentence: string;
};

/** A link to the contact form that puts a sentence on what the visitor did into its message. */
export function ContactLink({ sentence, ...link }: ContactLinkProps) {
  return <RouteLink to="/contact" onClick={() => addToMessage(sentence)} {...link} />;
}
