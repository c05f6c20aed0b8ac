import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'visitor-management',
  name: 'Visitor Management',
  subtitle: 'A front desk that knows who has signed in',
  description:
    'Guests sign in on a tablet, get a badge with an end time and hand it back when they leave.',
  icon: 'visitor',
  category: 'Access Control',
  tags: ['Access control', 'Front desk'],
  picture: { src: '/media/visitor-management.svg', width: 960, height: 720, alt: '' },
  object: 'visitor-badge',
};

export const outages: ProductOutages = {
  first: 'internet',
  internet: {
    outcome: 'fails',
    why: 'Visitor sign-in needs the internet.',
    meanwhile:
      'The desk uses a paper list, writes badges by hand and keeps your custody orders on paper.',
  },
  power: {
    outcome: 'fails',
    why: 'The tablet, the printer and your network need power.',
    meanwhile:
      'The desk uses a paper list and writes badges by hand, with the room and the end time.',
  },
  cell: {
    outcome: 'works',
    why: 'The desk uses your school’s network.',
    meanwhile: 'A desk phone reaches a host who has no Wi-Fi.',
  },
  servers: {
    outcome: 'fails',
    why: 'Names are compared with your lists on our servers.',
    meanwhile: 'The desk uses a paper list and keeps your custody orders on paper.',
  },
};

export const product: Product = {
  summary,
  outages,
  lead: 'Guests sign in on a tablet, and names are checked against the custody orders and banned visitors your school keeps.',
  facts: {
    need: 'Power and your network at the front desk.',
    worry: { label: 'Checks', answer: 'Only lists that your school keeps.' },
    price: 'Once for tablet and printer, then yearly. Badges are extra.',
    starts: '2-4 weeks for most schools.',
  },
  meta: {
    title: 'Visitor Management for School Front Desks',
    description:
      'Guests sign in on a tablet, are checked against the lists your school keeps and get a badge with an end time. Your front desk knows who has signed in.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt: 'Front desk with a sign-in tablet and a printed visitor badge on a lanyard',
  features: [
    {
      icon: 'badge',
      title: 'A badge anyone can read',
      description:
        'The badge shows the name, reason, room and end time in large letters. Any teacher can see if a guest is in the right place.',
    },
    {
      icon: 'list',
      title: 'Checked in private',
      description:
        'Names are compared with the custody orders and banned visitors that your school keeps. Only the person at the desk sees a possible match.',
    },
    {
      icon: 'clock',
      title: 'Sign-out is clear',
      description:
        'A visit ends when the badge is handed back. If the end time passes first, the desk and the host each get a reminder.',
    },
  ],
  keyPlan: {
    label: 'Where you use it',
    place: 'Front desk, just inside the main entrance',
  },
  glance: {
    pictures: {
      installed: 'badge-printer',
      staff: 'visitor-badge',
      firstMinute: 'emergency-plan',
      doesNot: 'person-from-behind',
    },
    installed: [
      'A tablet and a printer.',
      'Both stand at the front desk. They need power and your network, and nothing is built into the wall. We load your lists, reasons for a visit and staff directory with you.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'It shows who has signed in and where each guest is expected.',
      },
      {
        products: ['drill-management'],
        how: 'Guests are counted with the class they are visiting.',
      },
      {
        products: ['electronic-lock'],
        how: 'After first bell, the entrance unlocks only when the desk lets a guest in.',
      },
      {
        name: 'Your student information system',
        how: 'If it connects, it says who may visit or pick up which student.',
      },
    ],
    staff: [
      'The front desk decides.',
      'The person there greets guests, looks at possible matches and decides what happens next. Hosts get a message. Your office keeps the lists up to date.',
    ],
    firstMinute: [
      'Your lists are checked.',
      'A guest gives a name or an ID, a reason and a host. A badge prints and the host is told. If the name may be on a list, the desk sees it on its own screen with your steps.',
    ],
    doesNot: [
      'No background check.',
      'It knows only the lists that you keep.',
      'It does not decide who comes in.',
      'It does not follow guests. It knows where they meant to go and when they left.',
    ],
    counts: ['tablets', 'campuses', 'support', 'setup'],
    questions: [
      { question: 'Which lists are visitors checked against?', fact: 'registries' },
      {
        question: 'What if a guest only shares a name with someone on a list?',
        answer:
          'Only the person at the desk sees the possible match. That person looks at it and decides what happens next, with the steps you wrote.',
      },
      { question: 'What do you keep of a guest’s ID?', fact: 'guestId' },
      {
        question: 'Do contractors and volunteers sign in too?',
        answer:
          'Yes, as every guest does: with a reason, a host and a badge that has an end time. You choose the reasons with us.',
      },
      {
        question: 'Who keeps the lists correct?',
        answer: 'Your office does. We load them with you, and your office keeps them up to date.',
      },
      { question: 'What happens at the desk when the internet is down?', fact: 'deskOffline' },
      {
        question: 'What do the tablet, the printer and the badges cost?',
        answer:
          'Tablet and printer are paid once for each desk. The software is paid each year. Badges are bought as you need them.',
      },
      {
        question: 'How long are visits kept, and who can see them?',
        answer:
          'Only the roles you choose can see them. We keep them for as long as your agreement runs. After cancellation you can read them for 90 days, and after 12 months they are deleted, unless a law requires us to keep something longer.',
      },
      {
        question: 'Which student-privacy agreement can you sign in our state?',
        fact: 'stateAgreements',
      },
    ],
  },
  failures: [
    {
      when: 'The secretary is out',
      staff: 'Anyone you gave the role signs in with their own account.',
      told: 'Hosts get their message as always.',
      meanwhile: 'The steps you wrote for a match are on the screen.',
    },
    {
      when: 'The desk is alone with a match',
      staff: 'Follow the steps you wrote. Hold the panic button if you have it.',
      told: 'The people you named for a match.',
      meanwhile: 'The guest gets no badge until a person decides.',
    },
  ],
  story: {
    headline: 'Everyone who has signed in is on the list',
    paragraphs: [
      'Dana Ortiz visits Larkfield High, our example school, to talk to her son’s English class about her job. She has been here before, so the tablet asks her only one question: are you still going to Room 204?',
      'Her badge says Parent, Room 204, 8:06 AM to 9:00 AM. The teacher in Room 204 gets a message that her guest is on the way up.',
      'She hands the badge back at 8:58 AM and comes off the list. At 9:20 AM everyone leaves the building for a fire drill, and nobody at the gate has to look for a guest who has already gone.',
    ],
    line: [532, 532],
    timeline: [
      { time: '8:06', event: 'Dana Ortiz signs in for Room 204' },
      { time: '8:07', event: 'Her badge prints and the teacher is told' },
      { time: '8:58', event: 'She hands the badge back and is off the list' },
      { time: '9:20', event: 'The fire drill’s attendance list no longer has her name' },
    ],
  },
  related: [
    {
      id: 'drill-management',
      why: 'Counts your guests in every drill, so the attendance list is complete.',
    },
    {
      id: 'electronic-lock',
      why: 'After first bell, keeps the main entrance locked until the front desk lets a guest in.',
    },
    {
      id: 'nexus',
      why: 'Shows who has signed in beside your doors, drills and messages.',
    },
  ],
};
