import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'electronic-lock',
  name: 'Rapid Lockdown',
  subtitle: 'Locks for the doors you have',
  description:
    'An electronic lock that locks on command. Without internet, staff lock doors by key.',
  icon: 'lock',
  category: 'Access Control',
  route: '/products/electronic-lock',
  position: 7,
  tags: ['Access control', 'Retrofit'],
  picture: {
    src: '/media/electronic-lock.svg',
    small: '/media/electronic-lock-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
  remoteControl: true,
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'Each lock keeps its schedule, but a lockdown command does not reach it.',
    meanwhile:
      'In a lockdown, people inside keep out of sight or leave, as your emergency plan says, and staff lock doors by key if it is safe.',
  },
  power: {
    outcome: 'in-part',
    why: 'The locks keep their schedule on batteries, but no command reaches them.',
    meanwhile:
      'In a lockdown, people inside keep out of sight or leave, as your emergency plan says, and staff lock doors by key if it is safe.',
  },
  cell: {
    outcome: 'works',
    why: 'The locks use your school’s network.',
    meanwhile: 'Staff give a command from the office screen or a phone on Wi-Fi.',
  },
  servers: {
    outcome: 'in-part',
    why: 'Each lock keeps its schedule, but a lockdown command comes from our servers.',
    meanwhile:
      'In a lockdown, people inside keep out of sight or leave, as your emergency plan says, and staff lock doors by key if it is safe.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Rapid Lockdown: Electronic Locks for Schools',
    description:
      'A retrofit electronic lock that fits your existing doors, follows your bell schedule and locks a room or a campus on one command. People can always leave.',
  },
  inverted: true,
  lead: 'This retrofit lock follows your bell schedule, and one command locks a room or the whole campus. You see which doors have answered.',
  facts: {
    need: 'Nexus, the internet and your network, with a small device for the locks.',
    worry: { label: 'Way out', answer: 'Anyone inside can always leave.' },
    price: 'Once for each door, installed. Software is yearly.',
    starts: 'About three days are on site.',
  },
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
        'From the office screen or a phone, the roles you choose lock a room, a wing or the whole campus. The screen shows which doors have answered.',
    },
    {
      icon: 'battery',
      title: 'Keeps its schedule offline',
      description:
        'The locks run on batteries and keep your bell schedule. A lockdown command needs the internet.',
    },
  ],
  featureImage: {
    src: '/media/electronic-lock.svg',
    width: 960,
    height: 720,
    alt: 'Classroom door 118 with a retrofit electronic lock, shown from the front with the lock enlarged',
  },
  story: {
    headline: 'The doors follow the bell schedule',
    paragraphs: [
      'Larkfield High, our example school, has 48 classroom doors. Its custodian used to check them with keys before first bell.',
      'Now classroom doors follow the bell schedule, and the front desk opens the main entrance.',
    ],
    timeline: [
      { time: '7:30', event: 'The front desk is staffed and unlocks the main entrance' },
      { time: '7:55', event: 'It locks at first bell. The desk lets visitors in' },
      { time: '3:10', event: 'The last bus leaves. The office sees every connected door locked' },
    ],
  },
  storyImage: { src: '/media/electronic-lock-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not lock anyone in. The inside lever opens the door, whether it is locked or offline.',
    'It does not lock by hand from inside. Where staff need that, choose the Manual Lock.',
    'It does not count a door as secured until it has answered. The office sends someone with a key, if it is safe.',
    'It does not fit every door. Before we quote, we tell you which doors need another lock.',
  ],
  questions: [
    {
      question: 'Does it meet the fire code and the ADA?',
      answer:
        'Anyone inside leaves with one motion of the lever, and no twist of the wrist. You get the ratings of each door before you order. Your fire marshal decides about the fire code, and your ADA coordinator about the ADA.',
    },
    {
      question: 'How do staff, police and fire crews get in?',
      answer:
        'A staff key opens the door from outside, and the office can release it. It has no card reader. Your school decides who holds a key and gives keys to responders.',
    },
    {
      question: 'What if a battery runs out?',
      answer:
        'The lock reports a low battery early. If it runs out, a staff key locks and opens the door from outside, and the lever opens it from inside.',
    },
    { question: 'How do we learn that a door is propped open?', fact: 'heldOpen' },
    { question: 'Who installs the locks?', fact: 'installers' },
    { question: 'Do we need Nexus too?', fact: 'needsNexus' },
  ],
  outages,
  worksWith: ['manual-lock', 'panic-app', 'gunshot-detection'],
};
