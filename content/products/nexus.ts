import type { ProductOutages } from '@/content/outages/types';
import { needNexus } from '@/content/site/need-nexus';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'nexus',
  name: 'Nexus',
  subtitle: 'One screen for your whole school',
  description:
    'See connected locks, sensors, drills and messages on one screen, with the next thing to do at the top.',
  icon: 'nexus',
  category: 'Platform',
  route: '/products/nexus',
  position: 1,
  tags: ['Platform', 'Real time'],
  picture: { src: '/media/nexus.svg', width: 960, height: 720, alt: '' },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'Office computers cannot reach it, but a phone with cell service can.',
    meanwhile: 'Staff open it on such a phone, where school devices show as offline.',
  },
  power: {
    outcome: 'in-part',
    why: 'Office computers and Wi-Fi are off, but a phone with cell service opens it.',
    meanwhile: 'Staff open it on a charged phone, where devices without power show as offline.',
  },
  cell: {
    outcome: 'works',
    why: 'It runs in a web browser over your school’s network.',
    meanwhile: 'Staff stay on the school’s Wi-Fi, because a phone cannot open it away from there.',
  },
  servers: {
    outcome: 'fails',
    why: 'It runs on our servers, so no screen can open it.',
    meanwhile: 'Staff use your emergency plan on paper, phones and radios.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Nexus: One Screen for School Safety Operations',
    description:
      'Nexus puts connected locks, sensors, drills, visitors, repairs and messages on one screen, shows what to do next and keeps one day record.',
  },
  inverted: false,
  lead: 'Locks, sensors, drills, visitors, repairs and messages all report to Nexus, the unified operations hub. It shows the next thing to do at the top.',
  facts: {
    need: 'A web browser and the internet. No new equipment.',
    worry: { label: 'Connects', answer: 'Student, sign-in and message systems. Ask about yours.' },
    price: 'Setup once, then yearly by modules, enrollment and support plan.',
  },
  features: [
    {
      icon: 'eye',
      title: 'See the whole building',
      description:
        'Every open task, connected door and sensor is on one screen. Floor Plan View adds the live map.',
    },
    {
      icon: 'route',
      title: 'Act from the same screen',
      description:
        'With the modules you have, lock a wing, message families or assign a repair without opening another program.',
    },
    {
      icon: 'history',
      title: 'Keep one record',
      description:
        'Nexus saves each action with a time and a name, so you can read and share the report of an event the same day.',
    },
  ],
  featureImage: {
    src: '/media/nexus.svg',
    width: 960,
    height: 720,
    alt: 'The office on a Tuesday morning: every system meets on one screen, with one door to check',
  },
  story: {
    headline: 'One screen instead of several logins',
    paragraphs: [
      'At Larkfield High, our example school, Door 14 has Rapid Lockdown, and the lock reports the door open. The task goes to Marcus Reyes, the custodian, because that side of the building is assigned to him. The principal sees who has it, and nobody has to make a phone call.',
      'A serious event starts on the same screen. Nexus opens your emergency plan. With Floor Plan View and Mass Notification, it also opens the floor plan and the message you prepared.',
    ],
    timeline: [
      { time: '7:44', event: 'Door 14, the side door by the gym, reports open' },
      { time: '7:45', event: 'Nexus sends the task to Marcus Reyes' },
      { time: '7:48', event: 'Marcus pushes the door shut and adds a photo of the latch' },
      { time: '7:49', event: 'The latch goes on the repair list' },
    ],
  },
  storyImage: { src: '/media/nexus-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not call 911: staff do. Keep your phones and radios.',
    'It does not decide for you. It follows the emergency plan your team agreed on.',
    'It does not show everyone everything. Each role sees what its work needs.',
  ],
  questions: [
    {
      question: 'Do we need the other products?',
      answer: `No. Choose the ones you want: Nexus shows what reports to it, and you can add modules later. ${needNexus}`,
    },
    {
      question: 'What is installed?',
      answer: 'No equipment. We set up roles, bell schedules and emergency plans with you.',
    },
    {
      question: 'What happens in the first minute of an alert?',
      answer:
        'It moves to the top, with its room and time. Nexus opens the emergency plan you wrote, and the person on duty can stop any step.',
    },
    { question: 'What connects, and what does not?', fact: 'connections' },
    { question: 'How do staff sign in?', fact: 'signingIn' },
    {
      question: 'Who owns our data, and how long is it kept?',
      answer:
        'Your school owns it. After you cancel, you can read it for 90 days. It is deleted after 12 months, unless a law requires longer.',
    },
  ],
  outages,
  worksWith: ['floor-plan', 'ai-insights', 'visitor-management'],
};
