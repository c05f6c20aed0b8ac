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
  lead: 'Short answers for whoever has to connect it and protect the data.',
  items: [
    {
      question: 'Signing in',
      answer: `${ownerFacts.signingIn} ${shared.access}`,
    },
    {
      question: 'Network and dead spots',
      answer: `Sensors and the front desk need power and your network. Locks reach it through a small device. Staff use an app or a web browser. ${ownerFacts.deadSpots}`,
    },
    {
      question: 'When the internet is down',
      answer: `Only a phone with cell service can open Nexus. ${ownerFacts.deskOffline} Gunshot alerts stop. ${locks.internet.why} A staff key and the Manual Lock work without it, and anyone inside can always leave. A phone with a cell signal still sends a panic call.`,
    },
    {
      question: 'Uptime, and when our servers are down',
      answer: `We guarantee 99.9%. ${ownerFacts.uptimeMissed} While they are down, no panic call, gunshot alert, visitor sign-in, message or screen works. ${locks.servers.why}`,
    },
    {
      question: 'When the power is out',
      answer: `Sensors, visitor sign-in and Wi-Fi stop, so a panic call needs a cell signal. ${locks.power.why}`,
    },
    {
      question: 'When cell service is down',
      answer: `A panic call goes over Wi-Fi, and where Wi-Fi is weak it cannot be sent. ${locks.cell.why}`,
    },
    {
      question: 'What connects',
      answer: `${ownerFacts.connections} ${ownerFacts.connecting}`,
    },
    {
      question: 'Where data is kept',
      answer: `${ownerFacts.dataKept} It is not used to train AI for anyone else. If a breach affects it, we tell the school without delay.`,
    },
    { question: 'After you cancel', answer: shared.retention },
    { question: 'Student privacy in your state', answer: ownerFacts.stateAgreements },
    {
      question: 'SOC 2 and VPAT reports',
      answer: `We comply with SOC 2 Type II. ${ownerFacts.soc2} ${ownerFacts.accessibilityReport}`,
    },
    {
      question: 'Support hours',
      answer: `${ownerFacts.urgentSupport} Our office hours: ${brand.hours[0]}. Customers write to ${brand.mail.support}.`,
    },
  ],
  ask: 'Ask an IT question',
  failing: { title: outageSection.title, off: 'internet' },
};
