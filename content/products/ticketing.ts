import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'ticketing',
  name: 'Ticketing',
  subtitle: 'Safety repairs that get finished',
  description:
    'A door that will not latch becomes a job with a name, a due time and a photo when it is done.',
  icon: 'ticketing',
  category: 'Operations',
  tags: ['Operations', 'Work orders'],
  picture: { src: '/media/ticketing.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'A door that will not latch becomes a job with a name, a due time and a photo when it is done. Nobody has to remember to ask.',
  meta: {
    title: 'Ticketing for school safety repairs',
    description:
      'Turn a door that will not latch into a job with a name, a due time and a photo when it is done, ordered by what matters for safety and kept on record.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'Three maintenance tickets hang from one line: a camera cleaned, Door 14 in progress and a bus loop light still open',
  features: [
    {
      icon: 'ticket',
      title: 'A ticket from any alert',
      description:
        'A door, a sensor, a tip or a teacher can open one. The place, the time and the history are filled in already.',
    },
    {
      icon: 'list',
      title: 'Safety goes first',
      description:
        'An outside door that will not latch moves ahead of a dirty camera lens. The order is yours to set, and everyone sees it.',
    },
    {
      icon: 'camera',
      title: 'Done means shown',
      description:
        'A ticket closes with a photo and a name. If the same door fails again, the next person sees what was tried.',
    },
  ],
  keyPlan: {
    label: 'Where it is hanging now',
    place: 'Ground-floor corridor, on Door 14',
    room: { x: 352, y: 502, width: 138, height: 112 },
  },
  story: {
    headline: 'Door 14, fixed before lunch',
    paragraphs: [
      'Every school has a door that everyone knows about. It was reported in the hallway, to someone on the way to something else.',
      'Door 14 failed its latch check at 7:48 and went on the list. At 10:41 it came up again, this time from a student, and the second report moved the ticket to High. Marcus read both on one card: what was seen, when, and that somebody had pushed it shut.',
      'He brought the right part the first time. The photo of the new latch went to the principal, who had not asked and did not need to.',
    ],
    timeline: [
      { time: '7:49', event: 'Door 14 joins the repair list' },
      { time: '10:47', event: 'Second report, moved to High, due 11:30' },
      { time: '11:02', event: 'Marcus starts work' },
      { time: '11:20', event: 'Latch replaced, photo added, closed' },
    ],
  },
  answers: {
    firstMinute:
      'The report becomes a ticket with its place, its history and a priority. The person who looks after that part of the building is told, and a door that cannot wait goes to whoever is nearest.',
    connectsTo: [
      'Nexus: open safety work sits beside doors and sensors, not in another system.',
      'Electronic Lock: low batteries and latch faults open their own tickets.',
      'AI Anonymous Tip Line: a propped door can go straight from tip to ticket.',
      'Drill Management: what went wrong in a drill becomes a job before the report is filed.',
      'Your own maintenance system, through the REST API.',
    ],
    doesNot: [
      'It does not replace a full facilities system: budgets, purchasing and cleaning schedules stay where they are.',
      'It does not close a ticket by itself when a sensor goes quiet. A person says it is fixed.',
      'It does not rank staff. Times are kept for the door, not for the person.',
    ],
  },
};
