import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'ai-insights',
  name: 'AI-Powered Insights',
  subtitle: 'Find the problems that repeat',
  description:
    'Find repeat problems, such as a door held open every Tuesday, and get a suggestion for a fix.',
  icon: 'insights',
  category: 'Operations',
  tags: ['Operations', 'Patterns'],
  picture: { src: '/media/ai-insights.svg', width: 960, height: 720, alt: '' },
  object: 'week-chart',
};

export const outages: ProductOutages = {
  first: 'servers',
  internet: {
    outcome: 'in-part',
    why: 'It keeps the record it has, but your devices add nothing to it.',
    meanwhile: 'Nobody waits for it, because it plays no part in an emergency.',
  },
  power: {
    outcome: 'in-part',
    why: 'It keeps its record, but devices without your network add nothing to it.',
    meanwhile: 'Remember the gap when you read that week’s suggestions.',
  },
  cell: {
    outcome: 'works',
    why: 'It reads the record on our servers and needs no phone.',
    meanwhile: 'The principal reads the suggestions on a computer, as in any week.',
  },
  servers: {
    outcome: 'fails',
    why: 'It runs on our servers.',
    meanwhile: 'Nobody waits for it, because it plays no part in an emergency.',
  },
};

export const product: Product = {
  summary,
  outages,
  lead: 'It reads the record of your doors, drills and repairs and shows what keeps happening, such as a door held open every Tuesday. You decide on the fix.',
  facts: {
    need: 'Nexus, and a few weeks of your own record.',
    worry: { label: 'Privacy', answer: 'It looks at doors and times, never at people.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
    starts: '2-4 weeks for most schools, useful some weeks later.',
  },
  meta: {
    title: 'AI-Powered Insights: Find Repeat Safety Problems',
    description:
      'Find safety problems that repeat in your building: which door, which class period and the likely cause. You get the evidence, and nobody is given a score.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A week of school periods as a heat map, with one Tuesday pattern at Door 14 highlighted and explained',
  features: [
    {
      icon: 'chart',
      title: 'The week at a glance',
      description:
        'A chart has a square for each class period of the week. The squares are darker where more happened, so you can see when a problem repeats.',
    },
    {
      icon: 'search',
      title: 'A reason you can check',
      description:
        'For example: “Held open 6 times, deliveries, 1:05 PM.” Every suggestion opens the list of events that it is based on.',
    },
    {
      icon: 'wrench',
      title: 'One fix to try',
      description:
        'Each pattern comes with one small change and a person to ask. A few weeks later you see whether it helped.',
    },
  ],
  keyPlan: {
    label: 'Where you use it',
    place: 'Second-floor office, in the principal’s weekly review',
  },
  glance: {
    pictures: {
      installed: 'own-devices',
      staff: 'week-chart',
      firstMinute: 'empty-form',
      doesNot: 'person-from-behind',
    },
    installed: [
      'No equipment.',
      'No new cameras or sensors either. It reads the record that your other products already keep in Nexus. You choose which doors, rooms and kinds of events it may look at.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'Suggestions appear below the day’s tasks and never above an alert.',
      },
      {
        products: ['electronic-lock'],
        how: 'It reports doors that are held open, left unlocked or slow to answer.',
      },
      {
        products: ['drill-management'],
        how: 'It reports exits and stairwells that are slow more than once.',
      },
      {
        products: ['ticketing'],
        how: 'It reports repairs that keep coming back, and receives the suggestions you accept.',
      },
    ],
    staff: [
      'Read it once a week.',
      'A principal or a safety director opens the events behind each suggestion, and accepts or dismisses it. An accepted suggestion becomes a task for one named person.',
    ],
    firstMinute: [
      'No part in an emergency.',
      'The other products handle alerts, and this one reads the record afterward. It makes a suggestion when something has happened often enough to be worth your time.',
    ],
    doesNot: [
      'It does not score people.',
      'It does not rank or predict people, recognize faces or read private messages.',
      'It changes nothing by itself. A person accepts each suggestion first.',
      'It needs some weeks of your record first.',
    ],
    counts: ['enrollment', 'support', 'setup'],
    questions: [
      {
        question: 'Which of our data does the AI read?',
        answer:
          'The record of your doors, drills and repairs in Nexus. You choose which doors, rooms and kinds of events it may look at. It does not read private messages.',
      },
      {
        question: 'Is our data used to train models for anyone else?',
        answer:
          'No. We use your records to provide, secure, support and fix your service, and to meet the law.',
      },
      { question: 'Where is the data processed?', fact: 'dataKept' },
      {
        question: 'What must we own already, and what does it add to the price?',
        answer:
          'Nexus, and the locks, drills or repairs that it should look at. It is a module with a price of its own, paid each year.',
      },
      {
        question: 'Which student-privacy agreement can you sign in our state?',
        fact: 'stateAgreements',
      },
    ],
  },
  story: {
    headline: 'Why the same door is open every Tuesday',
    paragraphs: [
      'At Larkfield High, our example school, Marcus Reyes, the custodian, replaces the latch of Door 14 before lunch. At 1:05 PM the door is held open again, and this time nothing is wrong with it.',
      'AI-Powered Insights shows that this has happened six times, always on a Tuesday in fifth period. The kitchen delivery comes at 1:05 PM, and Door 14 is the shortest way to the stockroom.',
      'The suggestion is two lines long: open the kitchen door for the delivery, with kitchen staff there to receive it, and tell the driver. The principal accepts it. The school does not need a new camera or a memo to all staff.',
    ],
    line: [238, 856],
    timeline: [
      { time: '1:05', event: 'Door 14 is held open for a delivery, for the sixth Tuesday' },
      { time: '1:20', event: 'AI-Powered Insights shows the pattern, with all six events' },
      { time: '2:30', event: 'The principal accepts the suggestion' },
    ],
  },
  related: [
    {
      id: 'nexus',
      why: 'Keeps the record that suggestions are based on, and shows them to you.',
    },
    {
      id: 'electronic-lock',
      why: 'Reports which doors are held open, left unlocked or slow to answer.',
    },
    {
      id: 'ticketing',
      why: 'Turns a suggestion that you accept into a job with a person in charge and a due time.',
    },
  ],
};
