import { weeks } from '@/content/site/demo';
import { answered } from '@/content/site/demo-fact';
import { ownerFacts } from '@/content/site/owner-facts';
import type { FaqItem } from '@/content/site/types';

/** What the answers share with the part for IT directors. */
export const shared = {
  retention:
    'You have read-only access for 90 days, so that you can look up records and save what you must keep. After 12 months your data is permanently deleted, unless a law requires us to keep something longer. Between day 90 and month 12 you cannot sign in, so save your records early.',
  access: 'Access is role-based, and each role has its own dashboard.',
};

/** The eight questions of the FAQ tab. Every figure is one that the specification fixes. */
export const faq: readonly FaqItem[] = [
  {
    question: 'How long does implementation take?',
    answer: `Implementation takes ${weeks.school} and ${weeks.district}. Installing the equipment at a single campus takes 3 days on average. The rest of the time is for loading your schedules and staff list, and for training on dates you choose. Districts take longer because we start with one campus and then move to the others. ${ownerFacts.rollout}`,
  },
  {
    question: 'What does it cost, and is there a discount for districts?',
    answer: `We publish no prices. Yours depends on the size of your school or district, the modules you choose, your support plan and the equipment you need, such as locks and sensors. District volume discounts start at 5,000 students. Tell us your enrollment and how many campuses you have. Your quote shows the discount, what is paid once and what is paid each year. ${ownerFacts.contract} The Grants tab on this page lists programs that may help you pay. If a grant will pay, do not sign our order until the award letter says you may.`,
  },
  {
    question: 'What happens to our data if we cancel?',
    answer: `${shared.retention} If your records rules require something else, ask us before you sign. You must keep the records of a federal grant for at least three years after its final report (2\u00a0CFR\u00a0200.334): save those too.`,
  },
  {
    question: 'What support is included?',
    answer: `Every support plan has email, answered ${answered}. Professional and Enterprise plans add 24/7 phone and chat. Your quote names your support plan.`,
  },
  {
    question: 'Do you meet student privacy and panic-alert laws?',
    answer: `We handle student records as FERPA requires, and we comply with SOC 2 Type II. Student records belong to the school: we never sell them or use them for advertising. COPPA, the law on children’s privacy online, binds us, and your state may have a law too. Before you order, ask us for a written answer on both. Panic-alert laws such as Alyssa’s Law may apply to your school. ${ownerFacts.calls911}`,
  },
  {
    question: 'Will it work with the systems we already use?',
    answer: `${ownerFacts.connections} If your SIS connects, it keeps the rosters current. If not, you send us the lists.`,
  },
  {
    question: 'How reliable is it, and what do 99.9% and 99% mean?',
    answer: `99.9% is our uptime guarantee for the platform, and your agreement says what you get if we miss it. If the network goes down, locks still follow their schedule, but take no lockdown command: assigned staff lock doors by key. Anyone inside can always leave. A device that stops answering is shown as offline and is never counted as secured. Our published figures for gunshot detection are 99% accuracy, and under a second from the sound to its detection. 99% leaves room for error, so a person stays in charge. ${ownerFacts.accuracy}`,
  },
  {
    question: 'Who decides what each person can see?',
    answer: `You do. ${shared.access} District leaders see every site and its compliance. Principals see their building. Safety staff see the incident they are working on. Campus admins manage their own site within district guidelines.`,
  },
];
