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
  route: '/products/ai-insights',
  tags: ['Operations', 'Patterns'],
  picture: { src: '/media/ai-insights.svg', width: 960, height: 720, alt: '' },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'It keeps the record it has, but your devices add nothing to it.',
    meanwhile: 'Nobody has to do anything: read the suggestions later.',
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
    meanwhile: 'Nobody has to do anything: read the suggestions later.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'AI-Powered Insights: Find Repeat Safety Problems',
    description:
      'Find safety problems that repeat in your building: which door, which class period and the likely cause. You get the evidence, and nobody is given a score.',
  },
  inverted: false,
  lead: 'AI-Powered Insights reads the record of your doors, drills and repairs and shows what keeps happening, and when. You decide on the fix.',
  facts: {
    need: 'Nexus, and Rapid Lockdown, Drill Management or Ticketing.',
    worry: { label: 'Privacy', answer: 'It looks for patterns in events, never in people.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
    starts: 'A pattern shows after it repeats.',
  },
  features: [
    {
      icon: 'chart',
      title: 'The week at a glance',
      description:
        'A chart has a square for each class period of the week. It is darker where more happened.',
    },
    {
      icon: 'search',
      title: 'A reason you can check',
      description:
        'For example: “Door 14, held open 6 Tuesdays, 1:05 PM.” Every suggestion opens the list of events that it is based on.',
    },
    {
      icon: 'wrench',
      title: 'One fix to try',
      description:
        'Each pattern comes with one small change and a person to ask. A few weeks later you see whether it helped.',
    },
  ],
  featureImage: {
    src: '/media/ai-insights.svg',
    width: 960,
    height: 720,
    alt: 'A week of school periods as a heat map, with one Tuesday pattern at Door 14 highlighted and explained',
  },
  story: {
    headline: 'Why the same door is open every Tuesday',
    paragraphs: [
      'At Larkfield High, our example school, Marcus Reyes, the custodian, replaces the latch of Door 14 before lunch. At 1:05 PM the door is held open again, and this time nothing is wrong with it.',
      'AI-Powered Insights shows the pattern, and suggests asking who uses Door 14 then. It is the kitchen delivery: Door 14 is the shortest way to the stockroom. The principal sends it to the kitchen door.',
    ],
    timeline: [
      { time: '1:05', event: 'Door 14 is held open for a delivery, for the sixth Tuesday' },
      { time: '1:20', event: 'AI-Powered Insights shows the pattern, with all six events' },
      { time: '2:30', event: 'The principal sends the delivery to the kitchen door' },
    ],
  },
  storyImage: { src: '/media/ai-insights-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not score, rank or predict people, recognize faces or read private messages.',
    'It changes nothing by itself. A person accepts each suggestion first.',
    'It plays no part in an emergency. The other products handle alerts.',
  ],
  questions: [
    {
      question: 'Which of our data does the AI read?',
      answer:
        'The record of your doors, drills and repairs. You choose which doors, rooms and kinds of events it may look at.',
    },
    {
      question: 'Is our data used to train models for anyone else?',
      answer:
        'No. We use your records to provide, secure, support and fix your service, and to meet the law.',
    },
    { question: 'Where is our data kept, and who handles it?', fact: 'dataKept' },
    {
      question: 'What is installed, and what do staff do?',
      answer:
        'No equipment. Once a week, a principal or a safety director accepts or dismisses each suggestion. An accepted one becomes a task for one person.',
    },
    {
      question: 'What if a suggestion is wrong?',
      answer: 'Dismiss it, and nothing changes.',
    },
    {
      question: 'What does it add to the price?',
      answer:
        'One setup price and one yearly price. The locks, drills or repairs that it reads are separate lines of your quote.',
    },
    { question: 'Do we need Nexus too?', fact: 'needsNexus' },
  ],
  outages,
  worksWith: ['nexus', 'electronic-lock', 'ticketing'],
};
