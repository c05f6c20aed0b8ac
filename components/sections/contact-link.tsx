import type { ComponentProps } from 'react';
import { messageLink } from '@/components/lib/message-link';
import { RouteLink } from '@/components/ui/route-link';

type ContactLinkProps = Omit<ComponentProps<typeof RouteLink>, 'to'> & {
  /** What the visitor did, in the first person: "I locked Door 204." */
  sentence: string;
};

/** A link to the contact form that brings a sentence about what the visitor did, also in a new tab. */
export function ContactLink({ sentence, ...link }: ContactLinkProps) {
  return <RouteLink to={messageLink(sentence)} {...link} />;
}
