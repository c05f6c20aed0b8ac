import type { ComponentProps } from 'react';
import { addToMessage } from '@/components/lib/contact-draft';
import { RouteLink } from '@/components/ui/route-link';

type ContactLinkProps = Omit<ComponentProps<typeof RouteLink>, 'to' | 'onClick'> & {
  /** What the visitor did, in the first person: "I locked Door 204." */
  sentence: string;
};

/** A link to the contact form that adds a sentence about what the visitor did to the message. */
export function ContactLink({ sentence, ...link }: ContactLinkProps) {
  return <RouteLink to="/contact" onClick={() => addToMessage(sentence)} {...link} />;
}
