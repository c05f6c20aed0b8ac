import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'electronic-lock',
  name: 'Rapid Lockdown',
  subtitle: 'The electronic lock for the doors you have',
  description:
    'An electronic lock for doors you have. It follows your bell schedule and locks on one command.',
  icon: 'lock',
  category: 'Access Control',
  tags: ['Access control', 'Retrofit'],
  picture: { src: '/media/electronic-lock.svg', width: 960, height: 720, alt: '' },
  object: 'lock-on-door',
  remoteControl: true,
};

export const outages: ProductOutages = {
  first: 'internet',
  internet: {
    outcome: 'in-part',
    why: 'Each lock keeps its schedule, but a lockdown command does not reach it.',
    meanwhile: 'Assigned staff lock doors from outside by key, if it is safe.',
  },
  power: {
    outcome: 'in-part',
    why: 'The locks keep their schedule on batteries, but no command reaches them.',
    meanwhile: 'Assigned staff lock doors from outside by key, if it is safe.',
  },
  cell: {
    outcome: 'works',
    why: 'The locks use your school’s network.',
    meanwhile: 'The office gives a command from its screen, or staff from a phone on Wi-Fi.',
  },
  servers: {
    outcome: 'in-part',
    why: 'Each lock keeps its schedule, but a lockdown command comes from our servers.',
    meanwhile: 'Assigned staff lock doors from outside by key, if it is safe.',
  },
};

export const product: Product = {
  summary,
  outages,
  lead: 'This retrofit lock follows your bell schedule, and one command locks a room or the whole campus. You see which doors have answered.',
  facts: {
    need: 'Your doors, which we check first, your network and the internet.',
    worry: { label: 'Way out', answer: 'Anyone inside can always leave.' },
    price: 'Once for each door, installed. Software is yearly.',
    starts: '2-4 weeks, about three days of them on site.',
  },
  meta: {
    title: 'Rapid Lockdown: Electronic Locks for Schools',
    description:
      'A retrofit electronic lock that fits your existing doors, follows your bell schedule and locks a room or a campus on one command. People can always leave.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'Classroom door 118 with a retrofit electronic lock, shown from the front with the lock enlarged',
  features: [
    {
      icon: 'door',
      title: 'Fits the door you have',
      description:
        'The lock mounts on your existing door and frame. There is no new wiring through the wall.',
    },
    {
      icon: 'lock',
      title: 'Many doors at once',
      description:
        'Lock the doors you choose: a room, a wing or the whole campus. The screen shows which locks have confirmed.',
    },
    {
      icon: 'battery',
      title: 'Keeps its schedule offline',
      description:
        'The locks run on batteries and report early when one gets low. A lockdown command needs the internet. Only the Manual Lock locks by hand from inside.',
    },
  ],
  keyPlan: {
    label: 'Where it is',
    place: 'On every door you choose. Here, in the first-floor hallway',
  },
  glance: {
    pictures: {
      installed: 'lock-on-door',
      staff: 'office-screen',
      firstMinute: 'doors-report',
      doesNot: 'open-door',
    },
    installed: [
      'Locks with batteries.',
      'One on each door you choose, and a small network device. Your doors and frames stay. We check every door first: some frames and fire-rated doors need other hardware.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'It sends the bell schedule and the lockdown command, and shows how each lock answered.',
      },
      {
        products: ['panic-app', 'gunshot-detection'],
        how: 'Either one can start the lockdown you planned.',
      },
      {
        products: ['floor-plan'],
        how: 'It shows the state of each connected door, at its place on the floor plan.',
      },
      {
        products: ['visitor-management'],
        how: 'After first bell, the entrance unlocks when the desk lets a guest in.',
      },
      { products: ['ticketing'], how: 'Low batteries and worn latches get a repair ticket.' },
    ],
    staff: [
      'Give one command.',
      'A person gives it, or your emergency plan does. The office sends someone to a door that has not confirmed. On an ordinary day, staff use a badge.',
    ],
    firstMinute: [
      'Each door reports back.',
      'The office sees which are secured, open or not answering. If one does not answer, the person you assigned to it is asked to lock it from outside with a staff key, if it is safe to go there.',
    ],
    doesNot: [
      'It does not lock anyone in.',
      'It does not stop the inside lever, whether a door is locked, released or offline.',
      'It does not count a door as secured until it has answered.',
      'It does not fit every door. We say which before we quote.',
    ],
    counts: ['doors', 'enrollment', 'support', 'setup'],
    questions: [
      {
        question: 'Does the lock meet the fire code and the ADA on each of our doors?',
        answer:
          'Anyone inside leaves with one motion of the lever, and no twist of the wrist. We look at each door first, and your fire marshal decides before you order.',
      },
      {
        question: 'What happens in a lockdown if the network is down?',
        answer:
          'No command reaches the lock. It keeps its schedule and shows as not answering; a queued command runs once it is back. Assigned staff lock the door from outside by key, if it is safe. The people inside follow your emergency plan.',
      },
      { question: 'How do we learn that a door is propped open?', fact: 'heldOpen' },
      {
        question: 'How do police and fire crews get through a locked door?',
        answer:
          'A staff key locks and opens the door from outside. Your school decides who holds one and gives keys to responders.',
      },
      {
        question: 'What is paid once for each door, and what each year?',
        answer:
          'Each door is paid once, installed. The software is paid each year. Your quote lists both.',
      },
      {
        question: 'How do we know that a battery is low?',
        answer:
          'The lock reports it early, and a repair ticket opens. If a battery runs out anyway, a staff key locks and opens the door from outside, and the lever opens it from inside, as always.',
      },
      { question: 'When can we reach support about a door?', fact: 'urgentSupport' },
      { question: 'Who installs the locks?', fact: 'installers' },
      { question: 'How long does a contract run?', fact: 'contract' },
      { question: 'Which ratings does the hardware have?', fact: 'hardwareRatings' },
      { question: 'How long is the warranty?', fact: 'warranty' },
    ],
    more: { label: 'All IT & privacy answers', to: '/resources/faq', anchor: 'Resources_IT' },
  },
  story: {
    headline: 'The doors follow the bell schedule',
    paragraphs: [
      'Larkfield High, our example school, has 48 classroom doors. Its custodian used to walk the halls with a ring of keys to check them before first bell.',
      'Now the front desk unlocks the main entrance when it is staffed, at 7:30 AM, and every other outside door stays locked. At 7:55 AM the main entrance locks too, and the desk lets each visitor in. Teachers open their rooms with a badge.',
      'In an emergency, one command locks the doors you chose and shows which of them have answered. The inside lever always opens the door, to leave or, if your emergency plan says so, to let a student in.',
    ],
    line: [129, 653],
    timeline: [
      { time: '7:30', event: 'The front desk is staffed and unlocks the main entrance' },
      { time: '7:55', event: 'It locks at first bell. The desk lets visitors in' },
      { time: '3:10', event: 'The last bus leaves. The office sees every connected door locked' },
    ],
  },
  related: [
    {
      id: 'manual-lock',
      why: 'For rooms that staff should lock by hand from inside, without power or network.',
    },
    {
      id: 'panic-app',
      why: 'Lets any staff member start the lockdown you planned from a phone.',
    },
    {
      id: 'gunshot-detection',
      why: 'Starts the lockdown you planned when a sensor detects a gunshot.',
    },
  ],
};
