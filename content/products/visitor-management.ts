import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'visitor-management',
  name: 'Visitor Management',
  subtitle: 'A front desk that knows who is here',
  description:
    'Guests sign in on a tablet, get a badge with an end time and drop off the list when they leave.',
  icon: 'visitor',
  category: 'Access Control',
  tags: ['Access control', 'Front desk'],
  picture: { src: '/media/visitor-management.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Guests sign in on a tablet, get a badge with an end time and drop off the list when they leave. The desk can look up and say good morning.',
  meta: {
    title: 'Visitor Management for schools',
    description:
      'Guests sign in on a tablet, get a badge with a room and an end time, and drop off the list when they leave, so the front desk knows who is in the building.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt: 'Front office desk with a sign-in tablet and a printed visitor badge on a lanyard',
  features: [
    {
      icon: 'badge',
      title: 'A badge that says enough',
      description:
        'Name, reason, room and end time, large enough to read from across a hallway. Any teacher can tell if someone is where they should be.',
    },
    {
      icon: 'list',
      title: 'Checked quietly',
      description:
        'Names are compared with the lists your district keeps, such as custody orders. A possible match goes to a person, not to a loudspeaker.',
    },
    {
      icon: 'clock',
      title: 'Out means out',
      description:
        'A visit ends when the badge is handed back. If the end time passes first, the desk gets a nudge and the host gets a message.',
    },
  ],
  keyPlan: {
    label: 'Where it lives',
    place: 'Front desk, just inside the main entrance',
    room: { x: 498, y: 502, width: 132, height: 112 },
  },
  story: {
    headline: 'Everyone in the building is on the list',
    paragraphs: [
      'Dana Ortiz is here to read with her son’s class before second period. She has done it before, so the tablet knows her and asks one thing: still Room 204?',
      'The badge prints while she puts her keys away. It says Parent, Room 204, 8:06 to 9:00. The teacher in 204 sees that she is on her way up and has a chair out before she knocks.',
      'She hands the badge back at 8:58. At 9:20 the whole building walks outside for a drill, and nobody at the gate is looking for Dana Ortiz.',
    ],
    timeline: [
      { time: '8:06', event: 'Dana Ortiz signs in for Room 204' },
      { time: '8:07', event: 'Badge printed, teacher told' },
      { time: '8:58', event: 'Badge returned, off the list' },
      { time: '9:20', event: 'The drill’s roll is right without her' },
    ],
  },
  answers: {
    firstMinute:
      'A guest types a name or shows an ID, picks a reason and a host, and is checked against your lists. A badge prints and the host is told. If the check finds a possible match, the desk sees it on its own screen and follows your steps.',
    connectsTo: [
      'Nexus: everyone in the building, with where they are expected.',
      'Drill Management: guests are counted with the class they are visiting.',
      'Electronic Lock: the entrance opens when the desk has finished, not before.',
      'Student information systems, for who may visit or pick up which student.',
    ],
    doesNot: [
      'It does not decide who comes in. It tells the person at the desk what they should know first.',
      'It is not a background check. It compares names with the lists you choose and keep up to date.',
      'It does not track guests through the halls: it knows where they said they were going, and when they left.',
    ],
  },
};
