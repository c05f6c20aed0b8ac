import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'panic-app',
  name: 'Panic Button App',
  subtitle: 'Call for help with one button',
  description:
    'A staff member holds one button on a phone. The right people see who needs help and in which room. It does not call 911: staff do.',
  icon: 'panic',
  category: 'Emergency',
  route: '/products/panic-app',
  position: 4,
  tags: ['Emergency', 'Mobile'],
  picture: {
    src: '/media/panic-app.svg',
    small: '/media/panic-app-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'Phones with a cell signal still work, but doors take no command.',
    meanwhile:
      'Staff use a radio or call 911 from a cell phone, and in a lockdown use keys if it is safe.',
  },
  power: {
    outcome: 'in-part',
    why: 'Only phones with a cell signal work, and doors take no command.',
    meanwhile:
      'Staff use a radio or call 911 from a cell phone, and in a lockdown use keys if it is safe.',
  },
  cell: {
    outcome: 'in-part',
    why: 'A phone sends over Wi-Fi, where that is strong.',
    meanwhile: 'Staff use a radio, or call 911 by desk phone.',
  },
  servers: {
    outcome: 'fails',
    why: 'Every call goes through our servers.',
    meanwhile: 'Staff use a radio, or call 911 by desk phone.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Panic Button App for School Staff Phones',
    description:
      'Any staff member holds one button on a phone. The nurse, the office or the whole team sees the room, the name and the time, and answers the call.',
  },
  inverted: false,
  lead: 'A staff member holds one button. The right people see who needs help, and in which room.',
  facts: {
    need: 'Nexus, and iPhones or Android phones, the school’s or your own.',
    worry: { label: '911', answer: 'It does not call 911. Staff do, with the room it shows.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
  },
  alert: 'panic-button',
  features: [
    {
      icon: 'hand',
      title: 'Hold it to send',
      description:
        'The phone buzzes when the call is sent. A bump in a pocket does not set it off.',
    },
    {
      icon: 'pin',
      title: 'Your room is in the call',
      description: 'Help is sent to “Cafeteria, first floor” with your name and the time.',
    },
    {
      icon: 'users',
      title: 'You choose the help',
      description:
        'Choose the nurse, the full team or the lockdown you planned. Doors lock only with Rapid Lockdown.',
    },
  ],
  featureImage: {
    src: '/media/panic-app.svg',
    width: 960,
    height: 720,
    alt: 'A staff member holds the assistance button on a phone and the school nurse is already on the way',
  },
  story: {
    headline: 'The nurse knows which room to go to',
    paragraphs: [
      'At lunch at Larkfield High, our example school, a student feels faint. Mr. Cole holds the button and chooses the nurse.',
      'Nurse Bell’s phone shows the room, his name and the time. One hallway goes on Hold, so that her way is clear.',
    ],
    timeline: [
      { time: '12:10:04', event: 'Mr. Cole holds the button in the cafeteria' },
      { time: '12:10:05', event: 'Nexus shows the name, the room and the reason' },
      { time: '12:10:09', event: 'Nurse Bell, the desk and rooms nearby are told' },
      { time: '12:11:30', event: 'Nurse Bell is with the student' },
      { time: '12:19:00', event: 'All clear' },
    ],
  },
  storyImage: { src: '/media/panic-app-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not call 911. If a life is in danger, call 911 first.',
    'It does not follow staff. Location is read only while a call is open.',
    'It has no wearable badge. Staff use the app.',
  ],
  questions: [
    {
      question: 'Does it call 911, and does it meet our state’s panic-alert law?',
      fact: 'calls911',
    },
    { question: 'What happens when nobody accepts a call?', fact: 'callNotAccepted' },
    {
      question: 'What if staff have no phone at hand?',
      fact: 'phoneOutOfReach',
    },
    { question: 'What if the signal is weak?', fact: 'deadSpots' },
    {
      question: 'What if a call is sent by mistake?',
      answer: 'The person on duty can stop it and give the all clear.',
    },
    {
      question: 'What is recorded, and how long is it kept?',
      answer:
        'Who asked, who came and when. It is deleted 12 months after you cancel, unless a law requires longer.',
    },
    { question: 'Do we need Nexus too?', fact: 'needsNexus' },
  ],
  outages,
  worksWith: ['electronic-lock', 'floor-plan', 'gunshot-detection'],
};
