import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'drill-management',
  name: 'Drill Management',
  subtitle: 'Plan, run and prove every drill',
  description:
    'Put the year’s drills on the calendar, time them as they run and file the report the same day.',
  icon: 'drill',
  category: 'Compliance',
  tags: ['Compliance', 'Scheduling'],
  picture: { src: '/media/drill-management.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Put the year’s drills on the calendar, time them as they run and file the report the same day.',
  meta: {
    title: 'Drill Management for schools',
    description:
      'Put the year’s safety drills on one calendar, take attendance at the assembly point, time each drill as it runs and file the report the same day.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A teacher leads a class out of Exit C to its assembly point while the drill clock runs',
  features: [
    {
      icon: 'calendar',
      title: 'The year on one page',
      description:
        'Required drills are spread across the terms, clear of exams and picture day. What is due, done and late is never a question.',
    },
    {
      icon: 'timer',
      title: 'A clock that runs itself',
      description:
        'It starts with the announcement and stops when the last class is counted. Teachers take roll with one tap at the assembly point.',
    },
    {
      icon: 'file',
      title: 'Filed the same day',
      description:
        'Times, headcounts and notes go into the report as the drill runs. You read it, sign it and send it before the last bus.',
    },
  ],
  keyPlan: {
    label: 'Where it ends',
    place: 'The front gate, where every class is counted',
    room: { x: 662, y: 474, width: 130, height: 148 },
  },
  story: {
    headline: 'A drill is a walk with a clock',
    paragraphs: [
      'At 9:20 the announcement plays and C4 leaves by Exit C, in no hurry, behind a teacher with a sign.',
      'At the assembly point she counts heads and taps once. So does every other class. The office watches the list get shorter until the last name is in: 612 students, four minutes and twelve seconds. Nobody carried a clipboard back upstairs to be typed up.',
      'One stairwell was slow, and the note says which. It is on the repair list by ten, and the next drill will show whether the change helped.',
    ],
    timeline: [
      { time: '9:20', event: 'The drill is announced and the clock starts' },
      { time: '9:22', event: 'C4 is counted at its assembly point' },
      { time: '9:24', event: 'All 612 students accounted for, in 4:12' },
      { time: '9:35', event: 'Classes are back in their rooms' },
      { time: '2:40', event: 'The principal signs the report' },
    ],
  },
  answers: {
    firstMinute:
      'The announcement goes out marked as a drill on every channel, and the clock starts. Each teacher’s phone shows the exit, the assembly point and today’s roll, with visitors and early pickups already taken into account.',
    connectsTo: [
      'Nexus: the next drill and the last result are on the office screen.',
      'Visitor Management: guests in the building are on the roll too.',
      'Mass Notification: the announcement, and the note to families afterward.',
      'Electronic Lock and Manual Lock: lockdown drills record when each door answered.',
      'Student information systems, so that the roll is today’s.',
    ],
    doesNot: [
      'It does not know your state’s rules better than you do: you set what is required, and it keeps count.',
      'It does not run surprise drills or simulate an attack. Every drill is announced as a drill.',
      'It does not count heads. Teachers do, and it adds them up.',
    ],
  },
};
