import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'tip-line',
  name: 'AI Anonymous Tip Line',
  subtitle: 'A safe way to speak up',
  description:
    'Students report a worry without giving a name, and staff can answer without asking for one.',
  icon: 'tip-line',
  category: 'Safety',
  tags: ['Safety', 'Anonymous'],
  picture: { src: '/media/tip-line.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Students report a worry without giving a name, and staff can answer without asking for one. AI sorts what comes in so that the urgent is read first.',
  meta: {
    title: 'AI Anonymous Tip Line for students',
    description:
      'Students report a worry without giving a name and staff can answer without asking for one. AI puts the urgent first, and a person reads every one.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A student on a hallway bench reports a propped door without giving a name and gets an answer',
  features: [
    {
      icon: 'message',
      title: 'No name, still an answer',
      description:
        'No account and no phone number. The student keeps a private thread, so staff can say thank you and ask what they need to know.',
    },
    {
      icon: 'list',
      title: 'Urgent is read first',
      description:
        'AI reads each tip as it arrives, in the language it was written in, and puts what cannot wait at the top with its reason.',
    },
    {
      icon: 'heart',
      title: 'The right adult',
      description:
        'A propped door goes to safety staff, a worry about a friend to the counselor. You decide who sees what, and nobody else does.',
    },
  ],
  keyPlan: {
    label: 'Where it is written',
    place: 'A chair in the library, third period',
    room: { x: 352, y: 392, width: 138, height: 96 },
  },
  story: {
    headline: 'She saw it first, and someone answered',
    paragraphs: [
      'A student between classes notices that the side door by the gym is propped open. She does not want to find a teacher, and she does not want to be the one who told.',
      'She types a sentence. A minute later: “Thank you. We are checking it now.” M. Reyes is already walking. By 11:20 the latch is fixed, and the thread says that too.',
      'It was only a door. But she has learned that someone reads it, that someone answers, and that nobody asked who she was. The next thing she reports may be harder to say.',
    ],
    timeline: [
      { time: '10:41', event: 'A student reports a propped door' },
      { time: '10:42', event: '“Thank you. We are checking it now.”' },
      { time: '10:44', event: 'M. Reyes is on the way to Door 14' },
      { time: '11:20', event: 'Door 14 is fixed, and the student is told' },
    ],
  },
  answers: {
    firstMinute:
      'The tip is sorted by subject and by how soon someone should look, and the right adult’s phone shows it with the reason. They can answer in the thread at once. If the words suggest that someone is in danger, the person you have named for that is told as well.',
    connectsTo: [
      'Nexus: tips that need action open beside doors and alerts, without a name.',
      'Ticketing: a broken thing becomes a job, and the thread hears when it is done.',
      'Mass Notification: remind students that the line exists, and how to find it.',
      'Your counselors’ own case notes, through the REST API, when a student agrees.',
    ],
    doesNot: [
      'It is not 911. The first screen says to call, or to find an adult, if someone is in danger now.',
      'It does not ask for a name or keep one. It cannot hide one that a student types, so it says so before sending.',
      'AI does not answer students, and it does not close a tip. A person reads every one.',
      'It does not replace a trusted adult. It is often the way to one.',
    ],
  },
};
