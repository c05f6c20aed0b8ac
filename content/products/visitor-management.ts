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
  route: '/products/visitor-management',
  position: 5,
  tags: ['Access control', 'Front desk'],
  picture: {
    src: '/media/visitor-management.svg',
    small: '/media/visitor-management-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'fails',
    why: 'Visitor sign-in needs the internet.',
    meanwhile:
      'The desk uses a paper list and your custody orders on paper, and asks each room which guests are there.',
  },
  power: {
    outcome: 'fails',
    why: 'The tablet, the printer and your network need power.',
    meanwhile:
      'The desk uses a paper list and your custody orders on paper, and writes badges by hand.',
  },
  cell: {
    outcome: 'works',
    why: 'The desk uses your school’s network.',
    meanwhile: 'A desk phone reaches a host who has no Wi-Fi.',
  },
  servers: {
    outcome: 'fails',
    why: 'Names are compared with your lists on our servers.',
    meanwhile:
      'The desk uses a paper list and your custody orders on paper, and asks each room which guests are there.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Visitor Management for School Front Desks',
    description:
      'Guests sign in on a tablet, are checked against the lists your school keeps and get a badge with an end time. Your front desk knows who has signed in.',
  },
  inverted: false,
  lead: 'Guests sign in on a tablet, and names are checked against your school’s own custody orders and list of banned visitors.',
  facts: {
    need: 'Power, your network and the internet at the front desk.',
    worry: { label: 'Checks', answer: 'Your own lists. No public registry.' },
    price: 'Once for tablet and printer, then yearly. Badges are extra.',
  },
  features: [
    {
      icon: 'badge',
      title: 'A badge anyone can read',
      description:
        'It shows the name, room and end time in large letters, without a photo. Any teacher can see if a guest is in the right place.',
    },
    {
      icon: 'list',
      title: 'Checked in private',
      description:
        'Only the person at the desk and the people you named learn of a possible match. The guest gets no badge until the desk decides.',
    },
    {
      icon: 'clock',
      title: 'Sign-out is clear',
      description:
        'A visit ends when the badge is handed back. If it is late, the desk and the host get a reminder.',
    },
  ],
  featureImage: {
    src: '/media/visitor-management.svg',
    width: 960,
    height: 720,
    alt: 'Front desk with a sign-in tablet and a printed visitor badge on a lanyard',
  },
  story: {
    headline: 'Everyone who has signed in is on the list',
    paragraphs: [
      'Dana Ortiz visits Larkfield High, our example school, to talk to her son’s English class about her job. Her badge says Parent, Room 204, 8:06 AM to 9:00 AM. The teacher gets a message that her guest is on the way up.',
      'She hands the badge back at 8:58 AM and comes off the list. At 9:20 AM everyone leaves for a fire drill, and nobody has to look for a guest who has already gone.',
    ],
    timeline: [
      { time: '8:06', event: 'Dana Ortiz signs in for Room 204' },
      { time: '8:07', event: 'Her badge prints and the teacher is told' },
      { time: '8:58', event: 'She hands the badge back and is off the list' },
      { time: '9:20', event: 'The fire drill begins without her on the list' },
    ],
  },
  storyImage: { src: '/media/visitor-management-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not run a background check. For volunteers, keep the check you use today.',
    'It does not decide who comes in. The person at the desk does.',
    'It does not follow guests. If a badge is late, send someone to the room.',
    'It does not run student pick-up. Keep your pick-up cards.',
  ],
  questions: [
    { question: 'Is a public registry searched?', fact: 'registries' },
    { question: 'Must guests show an ID, and what do you keep of it?', fact: 'guestId' },
    {
      question: 'What if a guest only shares a name with someone on a list?',
      answer: 'The person at the desk decides, with the steps you wrote.',
    },
    {
      question: 'What if the secretary is out?',
      answer:
        'Anyone you gave the role signs in with their own account. Your steps for a match are on the screen.',
    },
    {
      question: 'What is installed?',
      answer:
        'A tablet and a printer, which you place at the front desk. We load your lists, and your office keeps them up to date.',
    },
    {
      question: 'Who can see visits, and how long are they kept?',
      fact: 'recordsSeen',
    },
    { question: 'Do we need Nexus too?', fact: 'withoutNexus' },
  ],
  outages,
  worksWith: ['drill-management', 'electronic-lock', 'nexus'],
};
