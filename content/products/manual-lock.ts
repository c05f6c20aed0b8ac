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
  tags: ['Access control', 'No power needed'],
  picture: { src: '/media/manual-lock.svg', width: 960, height: 720, alt: '' },
  object: 'thumb-turn',
};

export const outages: ProductOutages = {
  first: 'power',
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
  outages,
  lead: 'Staff lock the door by hand from inside. The lock needs no power, network or key, and a small window shows whether it is locked.',
  facts: {
    need: 'Doors and frames that we have measured.',
    worry: { label: 'Way out', answer: 'One motion of the lever, without a key.' },
    price: 'Once for each door, installed. A sensor is also yearly.',
    starts: '2-4 weeks, about three days of them on site.',
  },
  meta: {
    title: 'Manual Lock: A Retrofit Classroom Door Lock',
    description:
      'A retrofit lock that staff set by hand from inside the classroom, with no power, network or key. One motion of the lever always lets people inside leave.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt: 'A hand sets a manual retrofit lock on a classroom door; the window reads locked',
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
  keyPlan: {
    label: 'Where it is',
    place: 'Inside the classroom, within reach of the teacher',
  },
  glance: {
    pictures: {
      installed: 'thumb-turn',
      staff: 'hand-on-lock',
      firstMinute: 'locked-window',
      doesNot: 'open-door',
    },
    installed: [
      'A lock inside each door.',
      'Each door gets a mechanical lock, and its frame a strike plate, with a battery-powered sensor if the office should see which rooms are locked. Doors and frames stay.',
    ],
    connectsTo: [
      {
        name: 'Without the sensor: nothing',
        how: 'The lock works without power or a network.',
      },
      { products: ['nexus'], how: 'With the optional sensor, each room reports locked or open.' },
      {
        products: ['floor-plan'],
        how: 'With the sensor, locked rooms are marked on the floor plan.',
      },
      {
        products: ['drill-management'],
        how: 'A lockdown drill records which rooms were locked, and when.',
      },
    ],
    staff: [
      'Lock the door from inside.',
      'In a lockdown, whoever is in the room locks the door and checks the window. One motion of the lever opens it to leave. From outside, a staff key locks and opens it.',
    ],
    firstMinute: [
      'The window reads locked.',
      'Someone inside has locked the door. With the optional sensor, the office sees it without a call. Without the sensor it does not, but the door is locked too.',
    ],
    doesNot: [
      'It does not lock remotely.',
      'It does not take one command for many doors, as Rapid Lockdown does.',
      'It does not keep anyone in, or fit every door. We tell you before you order.',
      'It does not make a weak door strong.',
    ],
    counts: ['doors', 'sensors', 'setup'],
    questions: [
      {
        question: 'Will our fire marshal accept it?',
        answer:
          'The fire marshal decides before you order, and we bring the lock and its papers. Anyone inside leaves with one motion of the lever. If the answer is no, we do not sell it for that door.',
      },
      {
        question: 'Does it meet the ADA rule on hardware?',
        answer:
          'People leave with one motion of the lever, with one hand and no twist of the wrist. Locking takes one hand too. The ratings say how much force it needs.',
      },
      {
        question: 'What if a student locks the door, and how do responders get in?',
        answer:
          'A staff key locks and opens the door from outside. Your school decides who holds one and gives keys to responders.',
      },
      {
        question: 'What is paid once for each door, and is there a yearly price?',
        answer:
          'Each door is paid once, installed. Only the optional sensor adds a yearly price, for the software that shows it.',
      },
      { question: 'Who installs it?', fact: 'installers' },
      {
        question: 'Can it be used without the other products?',
        answer: 'Yes. Without the sensor it needs no power, network or software.',
      },
      { question: 'Which ratings does the hardware have?', fact: 'hardwareRatings' },
      { question: 'How long is the warranty?', fact: 'warranty' },
    ],
  },
  failures: [
    {
      when: 'A substitute is alone',
      staff: 'Lock by hand, without a key, and read the window.',
      told: 'The office, if the room has the sensor.',
      meanwhile: 'One motion of the lever opens the door from inside.',
    },
    {
      when: 'Nobody is in the room',
      staff: 'Someone with a staff key locks it from outside, if it is safe to go there.',
      told: 'The office, if the room has the sensor.',
      meanwhile: 'The door does not lock by itself.',
    },
  ],
  story: {
    headline: 'A substitute can use it on the first day',
    paragraphs: [
      'On Thursday, Room 204 at Larkfield High, our example school, has a substitute. She was given a seating chart and a lunch count, but no key. At 8:02 AM a colleague shows her how the lock works.',
      'When the office announces a lockdown drill, she pulls the shade down, locks the door and reads the word in the window. From the hallway, the door looks like every other door, and a staff key still opens it.',
      'When the drill is over she unlocks the door. She could have left at any time: the lever opens the door from inside in one motion, whether or not the building has power.',
    ],
    line: [454, 454],
    timeline: [
      { time: '8:02', event: 'The substitute in Room 204 is shown the lock' },
      { time: '9:20', event: 'Lockdown drill: she pulls the shade and locks the door' },
      { time: '9:21', event: 'The sensor reports Room 204 locked' },
      { time: '9:29', event: 'The drill is over, and she unlocks the door' },
    ],
  },
  related: [
    {
      id: 'electronic-lock',
      why: 'For doors that should lock on one command or follow your bell schedule.',
    },
    {
      id: 'drill-management',
      why: 'With the optional sensor, records in each lockdown drill which rooms were locked, and when.',
    },
    {
      id: 'floor-plan',
      why: 'With the optional sensor, marks the rooms that have locked on a live floor plan.',
    },
  ],
};
