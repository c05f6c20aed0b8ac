import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'tip-line',
  name: 'AI Anonymous Tip Line',
  subtitle: 'A safe way to speak up',
  description:
    'Students report a worry without giving a name, and staff can answer without asking for one.',
  icon: 'tip-line',
  category: 'Safety',
  route: '/products/tip-line',
  position: 9,
  tags: ['Safety', 'Anonymous'],
  picture: {
    src: '/media/tip-line.svg',
    small: '/media/tip-line-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'Students reach it with cell service or from home.',
    meanwhile: 'The adults you named read tips on a phone with cell service.',
  },
  power: {
    outcome: 'in-part',
    why: 'Students with cell service reach it, but your Wi-Fi is off.',
    meanwhile: 'The adults you named read tips on a charged phone with cell service.',
  },
  cell: {
    outcome: 'works',
    why: 'It is a web page, which also opens over Wi-Fi or at home.',
    meanwhile: 'The adults you named read tips on a computer or over Wi-Fi.',
  },
  servers: {
    outcome: 'fails',
    why: 'The page and the tips are on our servers.',
    meanwhile: 'Students tell an adult, and in danger call 911.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'AI Anonymous Tip Line for Students and Schools',
    description:
      'Students report a worry without giving a name, and staff can answer without asking for one. AI puts urgent tips first, and a person reads every one of them.',
  },
  inverted: false,
  lead: 'Students report a worry without giving a name, and staff can answer without asking for one.',
  facts: {
    need: 'A poster or a link. Students need no account.',
    worry: { label: 'Readers', answer: 'An adult reads every tip. AI only sorts and flags.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
  },
  alert: 'anonymous-tip',
  features: [
    {
      icon: 'message',
      title: 'No name, but an answer',
      description:
        'Students need no phone number. Staff can thank them and ask a question in a private thread.',
    },
    {
      icon: 'list',
      title: 'Urgent tips come first',
      description:
        'AI moves what cannot wait to the top and says why. It reads several languages: ask us which.',
    },
    {
      icon: 'heart',
      title: 'The right adult sees it',
      description:
        'A door goes to the assistant principal, a worry about a friend to the counselor. You decide.',
    },
  ],
  featureImage: {
    src: '/media/tip-line.svg',
    width: 960,
    height: 720,
    alt: 'A student on a hallway bench reports a propped door without giving a name and gets an answer',
  },
  story: {
    headline: 'A student reports a door, and a person answers',
    paragraphs: [
      'At Larkfield High, our example school, a student sees that Door 14 is propped open. She does not want to be known for it.',
      'A minute later the assistant principal answers: “Thank you. We are checking it now.” Marcus Reyes, the custodian, closes the door.',
    ],
    timeline: [
      { time: '10:41', event: 'A student reports Door 14 propped open' },
      { time: '10:44', event: 'Marcus Reyes closes Door 14' },
      { time: '11:20', event: 'New latch, and the student is told' },
    ],
  },
  storyImage: { src: '/media/tip-line-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not replace a tip line that your state runs or requires. Ask your state first.',
    'Children who cannot type yet tell an adult instead.',
    'It is not 911. Its first screen says when to call 911.',
    'AI does not answer or close a tip. An adult does.',
    'It does not come with staff. Name who reads tips at night, or say on the poster that nobody does.',
  ],
  questions: [
    {
      question: 'Who reads a tip, and what is stored?',
      answer:
        'Adults you named for its topic. If AI flags danger, those you named for danger too. We store words, time, topic and answers.',
    },
    { question: 'How long is a tip kept?', fact: 'tipDeletion' },
    { question: 'What if a court asks who sent a tip?', fact: 'tipCourt' },
    { question: 'What if nobody reads an urgent tip?', fact: 'tipUnread' },
    { question: 'What could identify a student?', fact: 'tipTraces' },
    { question: 'What if a tip is false, or reports abuse?', fact: 'falseTips' },
    { question: 'Do we need Nexus too?', fact: 'withoutNexus' },
  ],
  outages,
  worksWith: ['ticketing', 'mass-notifications', 'nexus'],
};
