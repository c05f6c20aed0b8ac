import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'manual-lock',
  name: 'Manual Lock',
  subtitle: 'Lock the room from inside, by hand',
  description:
    'Staff lock the classroom door from inside, by hand, without power, a network or a key.',
  icon: 'manual-lock',
  category: 'Access Control',
  route: '/products/manual-lock',
  tags: ['Access control', 'No power needed'],
  picture: { src: '/media/manual-lock.svg', width: 960, height: 720, alt: '' },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'works',
    why: 'It is set by hand and needs no network.',
    meanwhile: 'Staff lock the door as always, and the office asks each room by phone or radio.',
  },
  power: {
    outcome: 'works',
    why: 'It is set by hand and needs no power.',
    meanwhile: 'Staff lock the door as always, and the office asks each room by radio.',
  },
  cell: {
    outcome: 'works',
    why: 'It is set by hand and needs no phone.',
    meanwhile: 'Staff lock the door as always.',
  },
  servers: {
    outcome: 'works',
    why: 'It is set by hand and needs no software.',
    meanwhile: 'Staff lock the door as always, and the office asks each room by phone or radio.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Manual Lock: A Retrofit Classroom Door Lock',
    description:
      'A retrofit lock that staff set by hand from inside the classroom, with no power, network or key. One motion of the lever always lets people inside leave.',
  },
  inverted: false,
  lead: 'Staff lock the door by hand from inside. The lock needs no power, network or key, and a small window shows whether it is locked.',
  facts: {
    need: 'Doors and frames that we have measured.',
    worry: { label: 'Way out', answer: 'One motion of the lever, without a key.' },
    price: 'Once for each door, installed. The optional sensor has a yearly price too.',
    starts: 'About three days are on site.',
  },
  features: [
    {
      icon: 'hand',
      title: 'Locked from inside',
      description:
        'There is no key to find and no code to remember. Whoever is in the room locks the door and stays inside.',
    },
    {
      icon: 'eye',
      title: 'It shows its state',
      description:
        'A window on the lock reads locked or open, in letters that can be read from the back row.',
    },
    {
      icon: 'wrench',
      title: 'Installed on your door',
      description:
        'It mounts on the door and frame you have, and there is nothing to wire. We measure each door before you order.',
    },
  ],
  featureImage: {
    src: '/media/manual-lock.svg',
    width: 960,
    height: 720,
    alt: 'A hand sets a manual retrofit lock on a classroom door; the window reads locked',
  },
  story: {
    headline: 'A substitute can use it on the first day',
    paragraphs: [
      'On Thursday, Room 112 at Larkfield High, our example school, has a substitute. She was given a seating chart and a lunch count, but no key. At 8:02 AM a colleague shows her how the lock works.',
      'When the office announces a lockdown drill, she pulls the shade down, locks the door and reads the word in the window.',
    ],
    timeline: [
      { time: '8:02', event: 'The substitute in Room 112 is shown the lock' },
      { time: '1:20', event: 'Lockdown drill: she pulls the shade and locks the door' },
      { time: '1:21', event: 'The sensor reports Room 112 locked' },
      { time: '1:29', event: 'The drill is over, and she unlocks the door' },
    ],
  },
  storyImage: { src: '/media/manual-lock-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not lock remotely, or many doors on one command. For that, choose Rapid Lockdown.',
    'It does not lock by itself. If a room is empty, someone with a staff key locks it from outside, if it is safe to go there.',
    'It does not keep anyone in. One motion of the lever opens the door.',
    'It does not fit every door, or make a weak door strong. Before you order, we tell you which need work first.',
  ],
  questions: [
    {
      question: 'Will our fire marshal accept it?',
      answer:
        'The fire marshal decides before you order, and we bring the lock and its papers. If the answer is no, we do not sell it for that door: ask about Rapid Lockdown there.',
    },
    {
      question: 'Does it meet the ADA rule on hardware?',
      answer:
        'People leave with one motion of the lever, with one hand and no twist of the wrist. Locking takes one hand too. Your ADA coordinator decides before you order.',
    },
    {
      question: 'What if a student locks the door?',
      answer:
        'A staff key opens it from outside. Your school decides who holds one and gives keys to responders.',
    },
    {
      question: 'Does the office see which rooms are locked?',
      answer:
        'Only with the optional sensor, which runs on a battery. Without it, the office asks each room by phone or radio.',
    },
    { question: 'Who installs it?', fact: 'installers' },
    {
      question: 'Do we need Nexus too?',
      answer:
        'No. The lock works without power or a network. Only the optional sensor needs Nexus.',
    },
  ],
  outages,
  worksWith: ['electronic-lock', 'drill-management', 'floor-plan'],
};
