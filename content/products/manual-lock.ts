import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'manual-lock',
  name: 'Manual Lock',
  subtitle: 'One turn, from inside the room',
  description:
    'A retrofit lock for a classroom door. Staff lock it by hand from inside the room, with no power or network.',
  icon: 'manual-lock',
  category: 'Access Control',
  tags: ['Access control', 'No power needed'],
  picture: { src: '/media/manual-lock.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'A retrofit bolt for the classroom door you already have. It is turned by hand, needs no power or network, and its window says plainly whether it is locked.',
  meta: {
    title: 'Manual Lock, a retrofit classroom bolt',
    description:
      'A retrofit bolt that locks a classroom from inside with one turn, with no power, network or key. Its window shows its state, and anyone inside can always leave.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt: 'A hand turns a manual retrofit bolt on a classroom door; the window reads locked',
  features: [
    {
      icon: 'hand',
      title: 'One turn by hand',
      description:
        'No key to find and no code to recall. The person nearest the door turns the knob and the bolt is across.',
    },
    {
      icon: 'eye',
      title: 'It tells you so',
      description:
        'A window above the knob reads locked or open, large enough to check from the back row without getting up.',
    },
    {
      icon: 'wrench',
      title: 'Fitted to your door',
      description:
        'It mounts on the door and frame you own, with nothing to wire. One of us measures each door before it is ordered.',
    },
  ],
  keyPlan: {
    label: 'Where it lives',
    place: 'Inside the classroom, within reach of the teacher',
    room: { x: 206, y: 392, width: 138, height: 96 },
  },
  story: {
    headline: 'The lock a substitute can work',
    paragraphs: [
      'On Thursday Room 118 has a substitute. She was given a seating chart, a lunch count and no key.',
      'When the office calls a lockdown drill, she pulls the shade down, turns the knob and reads the word in the window. That is the training. Out in the corridor the door looks like every other door, and a staff key still opens it.',
      'When the drill ends she turns the knob back. Anyone inside can always leave: the bolt opens by hand from the room, with no key and no code, whether or not the building has power.',
    ],
    timeline: [
      { time: '8:02', event: 'The substitute in Room 118 is shown the knob' },
      { time: '9:20', event: 'Lockdown drill: shade down, bolt across' },
      { time: '9:21', event: 'The strike reports 118 locked' },
      { time: '9:29', event: 'Drill over, knob turned back' },
    ],
  },
  answers: {
    firstMinute:
      'Someone inside turns the knob, the bolt crosses into the strike and the window reads locked. If the strike carries its small battery sensor, the office sees that room as locked without calling it. If it does not, the door is just as shut.',
    connectsTo: [
      'Nexus: with the optional strike sensor, each room reports locked or open.',
      'Floor Plan View: rooms that have locked are marked as their teachers lock them.',
      'Drill Management: a lockdown drill records which rooms were locked, and when.',
      'Ticketing: a stiff bolt or a worn strike becomes a job with a name on it.',
    ],
    doesNot: [
      'It does not lock from a distance: someone in the room has to turn it. For one command to many doors, look at Electronic Lock.',
      'It does not keep anyone in. Anyone inside can always leave, and staff can open it from the corridor with a key.',
      'It does not suit every door. Where your fire marshal or the door’s rating rules it out, we tell you before you order.',
    ],
  },
};
