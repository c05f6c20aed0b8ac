import { shared } from './faq';
import { brand } from '@/content/site/brand';
import { ownerFacts } from '@/content/site/owner-facts';
import { outages as locks } from '../products/electronic-lock.ts?outages';
import type { OutageId } from '@/content/outages/types';
import { outageSection } from '@/content/outages/words';
import type { FaqItem } from '@/content/site/types';

type ItPrivacy = {
  title: string;
  lead: string;
  items: readonly FaqItem[];
  ask: string;
  /** Opens the school with its switches, this one off. */
  failing: { title: string; off: OutageId };
};

/** What an IT director asks, below the eight questions. */
export const itPrivacy: ItPrivacy = {
  title: 'IT & privacy',
  lead: 'For the person who has to connect it, protect it and answer for it.',
  items: [
    {
      question: 'Signing in',
      answer: `${ownerFacts.signingIn} ${shared.access}`,
    },
    { question: 'Network and dead spots', answer: ownerFacts.deadSpots },
    {
      question: 'When the internet is down',
      answer: `${ownerFacts.deskOffline} ${locks.internet.why} A staff key and the manual lock work without it, and anyone inside can always leave.`,
    },
    {
      question: 'What connects',
      answer: `${ownerFacts.connections} Other software can use the same API.`,
    },
    { question: 'Where data is kept', answer: ownerFacts.dataKept },
    { question: 'How long after you cancel', answer: shared.retention },
    { question: 'Student privacy in your state', answer: ownerFacts.stateAgreements },
    { question: 'Reports', answer: `${ownerFacts.soc2} ${ownerFacts.accessibilityReport}` },
    { question: 'Uptime', answer: ownerFacts.uptimeMissed },
    {
      question: 'Support hours',
      answer: `${ownerFacts.urgentSupport} Our office hours: ${brand.hours[0]}.`,
    },
  ],
  ask: 'Ask an IT question',
  failing: { title: outageSection.title, off: 'internet' },
};
