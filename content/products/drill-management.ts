import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'drill-management',
  name: 'Drill Management',
  subtitle: 'Plan, run and report every drill',
  description:
    'Put the year’s drills on one calendar, time them as they run and file the report the same day.',
  icon: 'drill',
  category: 'Compliance',
  tags: ['Compliance', 'Scheduling'],
  picture: { src: '/media/drill-management.svg', width: 960, height: 720, alt: '' },
  object: 'class-sign',
};

export const outages: ProductOutages = {
  first: 'internet',
  internet: {
    outcome: 'in-part',
    why: 'Phones with cell service still count classes, but office computers show nothing.',
    meanwhile: 'Put the drill off, and in a real event count on paper where a phone cannot report.',
  },
  power: {
    outcome: 'in-part',
    why: 'Phones with cell service still count, but intercom and signs are silent.',
    meanwhile: 'Put the drill off, and in a real event count on paper where a phone cannot report.',
  },
  cell: {
    outcome: 'in-part',
    why: 'Phones report over Wi-Fi only, which may not reach the assembly point.',
    meanwhile: 'Teachers there count on paper and report by radio.',
  },
  servers: {
    outcome: 'fails',
    why: 'The clock, the class lists and the report are on our servers.',
    meanwhile: 'Put the drill off, and in a real event count on paper.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Without power there is no Wi-Fi, so no phone can report a class.',
      meanwhile: 'Put the drill off, and in a real event count on paper and report by radio.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'Without the internet and cell service, no phone can report a class.',
      meanwhile: 'Put the drill off, and in a real event count on paper and report by radio.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'Put the year’s drills on one calendar, take attendance by phone, time each drill as it runs and file the report the same day.',
  facts: {
    need: 'Staff phones and your class lists. No new equipment.',
    worry: { label: 'State rules', answer: 'You set the list. It shows what is due and done.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
    starts: '2-4 weeks for most schools.',
  },
  meta: {
    title: 'School Drill Management: Plan, Run and Report',
    description:
      'Schedule the year’s school safety drills, take attendance by phone at the assembly point, time each drill as it runs and file the report the same day.',
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
        'Spread required drills across both semesters, away from exams and picture day. You always see what is due, done and late.',
    },
    {
      icon: 'timer',
      title: 'One tap starts the clock',
      description:
        'The announcement goes out and the clock runs. It stops when the last class is counted. Teachers take attendance with one tap.',
    },
    {
      icon: 'file',
      title: 'A report the same day',
      description:
        'Times, headcounts and notes go into the report during the drill. You read it and sign it before the last bus leaves.',
    },
  ],
  keyPlan: {
    label: 'Where you use it',
    place: 'The front gate, where every class is counted',
  },
  glance: {
    pictures: {
      installed: 'phone-in-hand',
      staff: 'class-sign',
      firstMinute: 'intercom-speaker',
      doesNot: 'empty-form',
    },
    installed: [
      'No equipment.',
      'It is part of the app on staff phones and of the office screen. We load your drill requirements, exits, assembly points and class lists with you, and you approve them.',
    ],
    connectsTo: [
      { products: ['nexus'], how: 'The next drill and the last result are on the office screen.' },
      {
        products: ['visitor-management'],
        how: 'Guests in the building are on the attendance list too.',
      },
      {
        products: ['mass-notifications'],
        how: 'It sends the announcement, and the note to families afterward.',
      },
      {
        products: ['electronic-lock', 'manual-lock'],
        how: 'A lockdown drill records when each connected door locked.',
      },
      {
        name: 'Your student information system',
        how: 'Attendance uses today’s class lists.',
      },
    ],
    staff: [
      'Count heads and tap once.',
      'One person schedules and starts the drill. Teachers lead their classes, count and tap. The principal reads the notes, signs the report and assigns what needs fixing.',
    ],
    firstMinute: [
      'It is announced as a drill.',
      'It goes out on the channels you chose, and the clock starts. Each teacher’s phone shows the exit, the assembly point and the class list, with visitors and early pickups.',
    ],
    doesNot: [
      'It does not count students.',
      'It does not decide which drills your state requires.',
      'It does not run surprise drills or act out an attack.',
      'It does not track anyone’s location.',
    ],
    counts: ['enrollment', 'support', 'setup'],
    questions: [
      {
        question: 'Does the report include what our state or insurer asks for?',
        answer:
          'It has the kind of drill, the date, each time, the headcounts and your notes. If your state or insurer has a form of its own, you copy these into it.',
      },
      {
        question: 'How do we plan drills for students who need extra help or quiet?',
        answer:
          'Every drill is announced as a drill, and none is a surprise. Your teachers know the day and can prepare each student.',
      },
      { question: 'What happens during the rollout?', fact: 'rollout' },
      {
        question: 'What does it cost each year?',
        answer:
          'There is no equipment to buy. The software is paid each year, by your enrollment and the support plan you choose.',
      },
      {
        question: 'Who can see attendance, and how long is it kept?',
        answer:
          'Only the roles you choose can see it. We keep it for as long as your agreement runs. After cancellation you can read it for 90 days, and after 12 months it is deleted, unless a law requires us to keep something longer.',
      },
    ],
  },
  definitions: {
    title: 'The words schools use in a drill',
    items: [
      {
        title: 'Evacuate',
        description:
          'Everyone leaves the building by the exits you set and is counted at an assembly point outside.',
      },
      {
        title: 'Shelter',
        description:
          'Everyone moves to the part of the building that is safest from the hazard, such as a tornado, and is counted there.',
      },
      {
        title: 'Hold',
        description:
          'Stay where you are. One hallway, or all of them, is kept clear, for example so that a nurse can get through. Doors stay unlocked and classes continue.',
      },
      {
        title: 'Secure',
        description:
          'There may be a problem outside. Everyone comes in, outside doors are locked and classes continue.',
      },
      {
        title: 'Lockdown',
        description:
          'There may be danger inside. Rooms are locked and people stay quiet and out of sight. Anyone inside can still leave.',
      },
      {
        title: 'Reunification',
        description:
          'After an event, students are handed to their families one by one, and each handover is written down.',
      },
    ],
  },
  story: {
    headline: 'A fire drill, from announcement to report',
    paragraphs: [
      'At 9:20 AM the fire drill is announced at Larkfield High, our example school. Class C4 walks out of Exit C behind a teacher with a sign.',
      'At the assembly point she counts her students and taps once. Every other teacher does the same, and the office watches the list of missing classes get shorter. All 612 students are accounted for in 4 min 12 s. Nobody has to collect paper lists and type them up.',
      'One stairwell was slow, and the report says which one. The principal has it checked and can compare the times after the next drill.',
    ],
    line: [450, 450],
    timeline: [
      { time: '9:20', event: 'The fire drill is announced and the clock starts' },
      { time: '9:22', event: 'Class C4 is counted at its assembly point' },
      { time: '9:24', event: 'All 612 students are accounted for' },
      { time: '9:35', event: 'Classes are back in their rooms' },
      { time: '2:40', event: 'The principal signs the report' },
    ],
  },
  related: [
    {
      id: 'manual-lock',
      why: 'With its optional sensor, a lockdown drill records when each classroom was locked.',
    },
    {
      id: 'visitor-management',
      why: 'Adds today’s guests to the attendance list, and takes them off when they leave.',
    },
    {
      id: 'mass-notifications',
      why: 'Announces the drill on the channels you choose and sends the note home afterward.',
    },
  ],
};
