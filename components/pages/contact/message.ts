import type { ContactDraft } from '@/components/lib/contact-draft';

/** What the form sends (SPEC section 3, "Contact form fields"). */
export type Message = ContactDraft;

/** Delivers a message; rejects when it could not be delivered. */
export type Send = (message: Message) => Promise<void>;

/**
 * The most characters a field takes: room for every real name and address, and a message that
 * still fits into a mailto link.
 */
export const fieldLimits: Record<keyof Message, number> = {
  name: 120,
  email: 254,
  institution: 160,
  message: 2000,
};
