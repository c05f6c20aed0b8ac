import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'drill-management',
  name: 'Drill Management',
  subtitle: 'Plan, run and report every drill',
  description:
    'Put the year’s drills on one calendar, time them as they run and have the report the same day.',
  icon: 'drill',
  category: 'Compliance',
  route: '/products/drill-management',
  position: 2,
  tags: ['Compliance', 'Scheduling'],
  picture: {
    src: '/media/drill-management.svg',
    small: '/media/drill-management-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'Phones with cell service still count classes, but office computers show nothing.',
    meanwhile: 'Postpone the drill, or count on paper if it must be today or the event is real.',
  },
  power: {
    outcome: 'in-part',
    why: 'Phones with cell service still count, but intercom and signs are silent.',
    meanwhile: 'Postpone the drill, or count on paper if it must be today or the event is real.',
  },
  cell: {
    outcome: 'in-part',
    why: 'Phones report over Wi-Fi only, which may not reach the assembly point.',
    meanwhile: 'Teachers there count on paper and report by radio.',
  },
  servers: {
    outcome: 'fails',
    why: 'The clock, the class lists and the report are on our servers.',
    meanwhile: 'Postpone the drill, or count on paper if it must be today or the event is real.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'School Drill Management: Plan, Run and Report',
    description:
      'Schedule the year’s school safety drills, take attendance by phone at the assembly point, time each drill as it runs and have the report the same day.',
  },
  inverted: false,
  lead: 'Put the year’s drills on one calendar, take attendance on staff phones, time each drill as it runs and have the report the same day.',
  facts: {
    need: 'Staff phones and your class lists. No new equipment.',
    worry: {
      label: 'State rules',
      answer: 'You enter your state’s drills. It shows which are due.',
    },
    price: 'Setup once, then yearly by enrollment and support plan.',
  },
  features: [
    {
      icon: 'calendar',
      title: 'The year on one page',
      description: 'Spread required drills across both semesters, away from exams and picture day.',
    },
    {
      icon: 'timer',
      title: 'One tap starts the clock',
      description:
        'You announce the drill and tap once, and the clock runs. It stops when the last class is counted.',
    },
    {
      icon: 'file',
      title: 'A report the same day',
      description:
        'Times, headcounts and notes go into the report during the drill. You read it and sign it before the last bus leaves.',
    },
  ],
  featureImage: {
    src: '/media/drill-management.svg',
    width: 960,
    height: 720,
    alt: 'A teacher leads a class out of Exit C to its assembly point while the drill clock runs',
  },
  story: {
    headline: 'A fire drill, from announcement to report',
    paragraphs: [
      'At 9:20 AM the fire drill is announced at Larkfield High, our example school. Class C4 walks out of Exit C behind a teacher with a sign.',
      'At the assembly point she counts her students and taps once, and so does every other teacher. All 612 students are accounted for in 4 min 12 s. The report names a slow stairwell, and the principal has it checked. In a real evacuation, teachers count in the same way.',
    ],
    timeline: [
      { time: '9:20', event: 'The fire drill is announced and the clock starts' },
      { time: '9:22', event: 'Class C4 is counted at its assembly point' },
      { time: '9:24', event: 'All 612 students are accounted for' },
      { time: '9:35', event: 'Classes are back in their rooms' },
      { time: '2:40', event: 'The principal signs the report' },
    ],
  },
  storyImage: { src: '/media/drill-management-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not count students. Teachers do, and it adds up the numbers. If one student is missing, the office asks the teacher by phone or radio.',
    'It does not decide which drills your state requires. Ask your state’s education department, and set the list.',
    'It does not act out an attack, and every drill is announced as a drill when it starts. If your fire code requires drills without advance notice, ask your fire marshal whom you may tell.',
    'It does not run reunification or pick-up. Keep your release cards for that.',
  ],
  questions: [
    {
      question: 'Does the report have what our state or insurer asks for?',
      answer:
        'It has the kind of drill, the date, each time, the headcounts and your notes. If they have a form of their own, you copy these into it.',
    },
    {
      question: 'What is installed?',
      answer:
        'No equipment. Teachers use the app (lend a substitute a school phone), and the office a web browser. We load your drills, exits, assembly points and class lists with you.',
    },
    {
      question: 'How do we plan for students who need extra help or quiet?',
      answer: 'You can tell teachers the day, so that they can prepare each student.',
    },
    {
      question: 'What do Hold, Secure and Lockdown mean?',
      answer:
        'Hold: people stay where they are. Secure: everyone comes in, and outside doors are locked. Lockdown: rooms are locked, and people stay out of sight.',
    },
    {
      question: 'Who can see attendance, and how long is it kept?',
      fact: 'recordsSeen',
    },
    { question: 'Do we need Nexus too?', fact: 'withoutNexus' },
  ],
  outages,
  worksWith: ['manual-lock', 'visitor-management', 'mass-notifications'],
};
