import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'nexus',
  name: 'Nexus',
  subtitle: 'The unified operations hub',
  description:
    'Every lock, sensor, drill and message on one screen, with the next thing to do at the top.',
  icon: 'nexus',
  category: 'Platform',
  tags: ['Platform', 'Real time'],
  picture: { src: '/media/nexus.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Locks, sensors, drills, visitors, tickets and messages report to one screen. The next thing to do is always at the top.',
  meta: {
    title: 'Nexus, the unified operations hub',
    description:
      'One screen for every lock, sensor, drill, visitor, ticket and message in your school, with the next thing to do at the top and one record of the day.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'The front office on a Tuesday morning: every system meets on one screen, with one door to check',
  features: [
    {
      icon: 'eye',
      title: 'See the whole building',
      description:
        'Every door, sensor and open task on one live map, floor by floor. Nobody has to remember which system knows what.',
    },
    {
      icon: 'route',
      title: 'Act from the same screen',
      description:
        'Secure a wing, message families or assign a repair without changing windows or looking up a password.',
    },
    {
      icon: 'history',
      title: 'Keep one record',
      description:
        'Each action is stamped with a time and a name, so the report is written by the end of the day, not the end of the month.',
    },
  ],
  keyPlan: {
    label: 'Where Nexus lives',
    place: 'Second-floor office, next to the library',
    room: { x: 498, y: 392, width: 132, height: 96 },
  },
  story: {
    headline: 'So nobody has to be the switchboard',
    paragraphs: [
      'At most schools one person holds it all together: six logins, a radio, a binder and a very good memory.',
      'Nexus does the holding. When Door 14 stays open, the task goes to the nearest person, the principal sees it is in hand, and the district sees that it was closed. When something serious happens, the same screen opens the plan, the map and the message, in that order.',
    ],
    timeline: [
      { time: '7:44', event: 'Door 14 reports open' },
      { time: '7:45', event: 'Task sent to the nearest staff member' },
      { time: '7:48', event: 'Latch checked, photo added' },
      { time: '7:49', event: 'Closed, and added to the repair list' },
    ],
  },
  answers: {
    firstMinute:
      'The alert arrives with its room and its time and moves to the top of the screen. Nexus opens the plan you wrote for that kind of event: which doors, which message, who is told. The person on duty sees each step start, who has it, and can stop it.',
    connectsTo: [
      'Every module on this site: each reports its state and takes its orders here.',
      'Student information systems, so that everyone works from one roster.',
      'Your identity provider, so that staff sign in with the account they have.',
      'The communication tools your families already use.',
      'Your own software, through a REST API.',
    ],
    doesNot: [
      'It does not replace your phones, your radios or a 911 call.',
      'It does not decide for you: it carries out the plan your team agreed on and shows what it did.',
      'It does not show everyone everything: each role sees what its work needs.',
    ],
  },
};
