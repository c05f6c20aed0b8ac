import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'electronic-lock',
  name: 'Rapid Lockdown',
  subtitle: 'The electronic lock for the doors you have',
  description:
    'A retrofit lock fits the door you already own, follows the bell and secures on one command.',
  icon: 'lock',
  category: 'Access Control',
  tags: ['Access control', 'Retrofit'],
  picture: { src: '/media/electronic-lock.svg', width: 960, height: 720, alt: '' },
  remoteControl: true,
};

export const product: Product = {
  summary,
  lead: 'A retrofit lock fits the existing door, follows the bell schedule and secures on one command.',
  meta: {
    title: 'Electronic Lock for rapid lockdown',
    description:
      'A retrofit lock that fits your existing doors, follows the bell schedule and secures a room or a campus on one command. Anyone inside can always leave.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'Classroom door 204 with a retrofit electronic lock, shown in elevation with the lock enlarged',
  features: [
    {
      icon: 'door',
      title: 'Fits the door you own',
      description:
        'No new frame and no new wiring through the wall. The door you have becomes the door you need.',
    },
    {
      icon: 'power',
      title: 'One command, every door',
      description:
        'Secure a room, a wing or the whole campus, and watch each lock confirm. Anyone inside can always leave.',
    },
    {
      icon: 'battery',
      title: 'Ready when power is not',
      description:
        'Batteries report early, long before they are low. If the network drops, each lock keeps its schedule.',
    },
  ],
  keyPlan: {
    label: 'Where it lives',
    place: 'Every classroom door, starting with 204',
    room: { x: 352, y: 502, width: 138, height: 112 },
  },
  story: {
    headline: 'The door closes. The lock does the rest.',
    paragraphs: [
      'Larkfield has 48 classroom doors and one custodian with the keys. At 7:55 he used to walk them all.',
      'Now the locks move with the timetable. Teachers come and go with a badge, the handle always turns from inside, and one command secures the building and shows which doors answered.',
    ],
    timeline: [
      { time: '6:40', event: 'Exterior doors unlock for arrival' },
      { time: '7:55', event: 'Perimeter secures on the first bell' },
      { time: '3:10', event: 'Doors open for dismissal, then lock' },
    ],
    picture: {
      src: '/media/electronic-lock.svg',
      width: 960,
      height: 720,
      alt: '',
      crop: { x: 462, y: 176, width: 452, height: 460 },
    },
  },
  answers: {
    firstMinute:
      'The command goes to every door you chose, and each one answers for itself. The office sees secured, open or not answering, door by door. For a door that does not answer, the nearest person is asked to walk over with a key.',
    connectsTo: [
      'Nexus: the bell schedule, the lockdown command and every door’s answer.',
      'Panic Button App and AI Gunshot Detection: either can start the lockdown you planned.',
      'Floor Plan View: each door’s state, where it stands.',
      'Visitor Management: the entrance opens when the desk has finished.',
      'Ticketing: low batteries and tired latches become jobs.',
    ],
    doesNot: [
      'It does not lock anyone in. The inside handle turns whether the door is locked, released or offline.',
      'It never counts a door that has not answered as secured.',
      'It does not fit every door. Some frames and fire-rated doors need another answer, and we say so before we quote.',
      'It does not make a weak door strong: the lock is as good as the leaf and the frame around it.',
    ],
  },
};
