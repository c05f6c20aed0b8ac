import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'floor-plan',
  name: 'Floor Plan View',
  subtitle: 'A live map of every floor',
  description:
    'See each floor with its connected doors and sensors in place, and a mark where someone is needed.',
  icon: 'floor-plan',
  category: 'Platform',
  route: '/products/floor-plan',
  tags: ['Platform', 'Live map'],
  picture: { src: '/media/floor-plan.svg', width: 960, height: 720, alt: '' },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'A phone with cell service opens it, but doors show as offline.',
    meanwhile: 'Staff use such a phone, or the floor plan you printed.',
  },
  power: {
    outcome: 'in-part',
    why: 'A charged phone with cell service opens it, but doors show as offline.',
    meanwhile: 'Staff use such a phone, or the floor plan you printed.',
  },
  cell: {
    outcome: 'in-part',
    why: 'It opens over your Wi-Fi, but responders outside may have no connection.',
    meanwhile: 'Staff meet them with the floor plan you printed.',
  },
  servers: {
    outcome: 'fails',
    why: 'The floor plans are on our servers.',
    meanwhile: 'Staff use the floor plan you printed, and give responders a copy.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Floor Plan View: A Live Map of Your School',
    description:
      'See a live floor plan with rooms, connected doors and sensors in their real places, a mark where a person is needed, and a view to share with responders.',
  },
  inverted: true,
  lead: 'A live floor plan shows your rooms, connected doors and sensors in their real places, with a mark where a person is needed.',
  facts: {
    need: 'Nexus and your drawings. Live doors need Rapid Lockdown.',
    worry: { label: 'Privacy', answer: 'It shows rooms, doors and tasks, and tracks nobody.' },
    price: 'Once for the drawing, then yearly.',
  },
  features: [
    {
      icon: 'map',
      title: 'Each door in its place',
      description:
        'Rooms have the numbers that are on your door plates. When a door is held open, you see which one it is and the way there.',
    },
    {
      icon: 'ruler',
      title: 'Drawn from your drawings',
      description:
        'We start from the drawings you have. We walk the building with them and correct what has changed. Print each floor that you approve.',
    },
    {
      icon: 'route',
      title: 'Ready for responders',
      description:
        'Share a view with police, fire or medical crews during an event. They see the floor plan, the room and the way in.',
    },
  ],
  featureImage: {
    src: '/media/floor-plan.svg',
    width: 960,
    height: 720,
    alt: 'Floor plan of a school’s first floor with Door 14 marked for attention',
  },
  story: {
    headline: 'Which door is Door 14?',
    paragraphs: [
      'In most schools, few people know every door by its number. At Larkfield High, our example school, the live floor plan shows Door 14 with a ring around it and two words: held open. Marcus Reyes, the custodian, sees it on his phone with the way to it.',
      'The ring disappears when the door is closed. If responders have to come, the school can share this floor plan with people who have never been inside.',
    ],
    timeline: [
      {
        time: '10:42',
        event: 'Door 14 is marked: held open 2 minutes, Marcus Reyes is on his way',
      },
      { time: '10:44', event: 'Marcus takes out the wedge and pulls the door shut' },
      {
        time: '10:47',
        event: 'The repair of the latch is marked on the floor plan, with high priority',
      },
      { time: '11:20', event: 'The latch is replaced and the mark is gone' },
    ],
  },
  storyImage: { src: '/media/floor-plan-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not show where people are. For a headcount, ask each room.',
    'It does not guess. A silent door shows as offline, and a door without a connected lock shows nothing: check it by hand.',
    'It is not a construction drawing. Keep yours for building work.',
  ],
  questions: [
    {
      question: 'Which drawings can you use, and what if ours are old?',
      answer: 'Paper, PDF or CAD. An old drawing is enough to start.',
    },
    {
      question: 'Does it meet our state’s rules for school maps?',
      answer:
        'It shows north and the room numbers on your door plates, and opens in a browser. It has no connection to 911. A state may ask for more, such as aerial images or a check each year. Ask your state first, then ask us about each.',
    },
    {
      question: 'Who can open the floor plans?',
      answer:
        'Only the roles you choose. Responders get a link when a person you named shares it, and it stops working when you close the event.',
    },
    {
      question: 'What do updates cost after a renovation?',
      answer:
        'An update is paid once. The number of rooms and doors that change sets the price. A check each year costs extra: ask for its price.',
    },
    { question: 'Where is our data kept, and who handles it?', fact: 'dataKept' },
    { question: 'Do we need Nexus too?', fact: 'needsNexus' },
  ],
  outages,
  worksWith: ['nexus', 'manual-lock', 'ai-insights'],
};
