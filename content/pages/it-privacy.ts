import { shared } from './faq';
import { brand } from '@/content/site/brand';
import { ownerFacts } from '@/content/site/owner-facts';
import { outages as locks } from '../products/electronic-lock.ts?outages';
import type { OutageId, Outcome } from '@/content/outages/types';
import { outageSection } from '@/content/outages/words';
import type { FaqItem } from '@/content/site/types';

export type ItTopic = {
  title: string;
  /** The name of its illustration in content/illustrations, of 480 by 360 units. */
  object: string;
  /** What it answers, in a phone's list. */
  contents: string;
  items: readonly FaqItem[];
};

export type ItPrivacy = {
  title: string;
  lead: string;
  topics: readonly ItTopic[];
  ask: string;
  /**
   * What is left in each outage, by how much of it works (content/outages/outages.test.ts compares), and
   * the outage with which the school opens.
   */
  failing: {
    title: string;
    left: Record<OutageId, Partial<Record<Outcome, string>>>;
    off: OutageId;
  };
};

/** What an IT director asks, below the eight questions. */
export const itPrivacy: ItPrivacy = {
  title: 'IT & privacy',
  lead: 'Short answers for whoever has to connect it and protect the data.',
  topics: [
    {
      title: 'Connecting it',
      object: 'own-devices',
      contents: 'Signing in, and what connects',
      items: [
        { question: 'Signing in', answer: `${ownerFacts.signingIn} ${shared.access}` },
        {
          question: 'What connects',
          answer: `${ownerFacts.connections} ${ownerFacts.connecting}`,
        },
      ],
    },
    {
      title: 'Protecting data',
      object: 'filing-cabinet',
      contents: 'Where it is kept, state law, SOC 2 and VPAT reports',
      items: [
        {
          question: 'Where data is kept',
          answer: `${ownerFacts.dataKept} Our Privacy Policy lists what we keep. Your data is not used to train AI for anyone else. If a breach affects it, we tell the school without delay.`,
        },
        { question: 'Student privacy in your state', answer: ownerFacts.stateAgreements },
        { question: 'After you cancel', answer: shared.retention },
        {
          question: 'SOC 2 and VPAT reports',
          answer: `We comply with SOC 2 Type II. ${ownerFacts.soc2} ${ownerFacts.accessibilityReport}`,
        },
      ],
    },
    {
      title: 'Running it',
      object: 'desk-phone',
      contents: 'Network and dead spots, support hours, uptime',
      items: [
        {
          question: 'Network and dead spots',
          answer: `Sensors and the front desk need power and your network. Locks reach it through a small device. Staff use an app or a web browser. ${ownerFacts.deadSpots}`,
        },
        {
          question: 'Support hours',
          answer: `${ownerFacts.urgentSupport} Our office hours: ${brand.hours[0]}. Customers write to ${brand.mail.support}.`,
        },
        { question: 'Uptime', answer: `We guarantee 99.9%. ${ownerFacts.uptimeMissed}` },
      ],
    },
  ],
  ask: 'Ask an IT question',
  failing: {
    title: outageSection.title,
    left: {
      internet: {
        works: 'A staff key and the Manual Lock. Anyone inside can always leave.',
        'in-part': `Only a phone with cell service can open Nexus. ${locks.internet.why} A phone with a cell signal still sends a panic call.`,
        fails: `Gunshot alerts. ${ownerFacts.deskOffline}`,
      },
      power: {
        works: 'A staff key and the Manual Lock.',
        'in-part': `A panic call needs a cell signal. ${locks.power.why}`,
        fails: 'Sensors, visitor sign-in and Wi-Fi.',
      },
      cell: {
        works: `A staff key and the Manual Lock. ${locks.cell.why}`,
        'in-part': 'A panic call goes over Wi-Fi, and where Wi-Fi is weak it cannot be sent.',
      },
      servers: {
        works: 'A staff key and the Manual Lock.',
        'in-part': locks.servers.why,
        fails: 'Panic calls, gunshot alerts, visitor sign-in, messages and screens.',
      },
    },
    off: 'internet',
  },
};
