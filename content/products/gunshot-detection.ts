import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'gunshot-detection',
  name: 'AI Gunshot Detection',
  subtitle: 'Sensors for the rooms you choose',
  description: 'Ceiling sensors detect a gunshot in under a second. Staff call 911.',
  icon: 'gunshot',
  category: 'Emergency',
  route: '/products/gunshot-detection',
  position: 6,
  tags: ['Emergency', 'Under a second'],
  picture: {
    src: '/media/gunshot-detection.svg',
    small: '/media/gunshot-detection-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'fails',
    why: 'A sensor still hears the sound, but its alert cannot reach Nexus.',
    meanwhile: 'Whoever hears a shot calls 911 and starts your emergency plan by voice or radio.',
  },
  power: {
    outcome: 'fails',
    why: 'Sensors and your network need power.',
    meanwhile: 'Whoever hears a shot calls 911 and starts your emergency plan by voice or radio.',
  },
  cell: {
    outcome: 'works',
    why: 'Sensors use your school’s network.',
    meanwhile:
      'The office watches the screen, and tells people without Wi-Fi by radio or intercom.',
  },
  servers: {
    outcome: 'fails',
    why: 'Nexus, which shows the alert, runs on our servers.',
    meanwhile: 'Whoever hears a shot calls 911 and starts your emergency plan by voice or radio.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'AI Gunshot Detection Sensors for Schools',
    description:
      'Ceiling sensors detect a gunshot in under a second, with 99% accuracy by our own figure. Your emergency plan can start. No speech is kept or sent.',
  },
  inverted: true,
  lead: 'Ceiling sensors detect a gunshot in under a second. Nexus then shows the room and starts the emergency plan your team wrote.',
  facts: {
    need: 'Nexus, and power and a network at each ceiling sensor.',
    worry: { label: '911', answer: 'It does not call 911. Staff do, with the room it shows.' },
    price: 'Once for each sensor, installed, then yearly.',
    starts: 'First we survey the building.',
  },
  alert: 'gunshot-detection',
  features: [
    {
      icon: 'ear',
      title: 'Made for a noisy school',
      description:
        'Sensors are trained to tell lockers, dropped trays and a drumline from a gunshot. Our detection accuracy is 99%.',
    },
    {
      icon: 'timer',
      title: 'Under a second',
      description:
        'The alert names the room, so staff do not have to find out where the sound came from.',
    },
    {
      icon: 'check',
      title: 'Tested every morning',
      description:
        'Before school, each sensor plays a test sound and reports whether it heard it. A sensor that does not answer gets a repair ticket.',
    },
  ],
  featureImage: {
    src: '/media/gunshot-detection.svg',
    width: 960,
    height: 720,
    alt: 'Ceiling acoustic sensor over a hallway, with a sound waveform telling ordinary noises from a test signal',
  },
  story: {
    headline: 'On most days there is nothing to report',
    paragraphs: [
      'At Larkfield High, our example school, every sensor passes its self-test at 7:00 AM, before the buses arrive. Lockers slam at 7:52 AM, and at 2:20 PM the drumline practices in the gym. There is nothing to report.',
      'If a sensor detects a gunshot, Nexus shows the room and staff call 911. Doors lock only with Rapid Lockdown, and messages go out only with Mass Notification.',
    ],
    timeline: [
      { time: '7:00', event: 'Every sensor passes its self-test' },
      { time: '7:52', event: 'Lockers slam on the first floor: nothing to report' },
      { time: '2:20', event: 'The drumline practices in the gym: nothing to report' },
    ],
  },
  storyImage: { src: '/media/gunshot-detection-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not call 911. Staff call at once, with the room and the time that the alert shows. If your state requires a direct link to 911, you need a system that has one.',
    'It is not perfect, and the test behind our 99% is not published. Before you order or repeat the figure, ask us how it was measured. Keep a person in charge.',
    'It does not hear rooms without a sensor, which we mark on your floor plan. There, whoever hears a shot calls 911.',
  ],
  questions: [
    {
      question: 'What happens after a false alarm?',
      answer:
        'The person on duty sees each step start and can stop it. The person you named gives the all clear. If 911 was called, that person waits until police agree.',
    },
    {
      question: 'What data leaves the sensor?',
      answer:
        'Only the alert, with its room and time, and the self-test. No audio: the sensor does not record conversations or recognize voices.',
    },
    {
      question: 'How many sensors do we need?',
      answer:
        'We survey the building and mark on your floor plan what is covered and what is not. You choose the rooms and hallways.',
    },
    {
      question: 'What if a sensor stops working?',
      answer:
        'The office sees it as offline. Until it is repaired, nothing listens there: staff use a phone or radio and call 911.',
    },
    { question: 'Who installs the sensors?', fact: 'installers' },
    { question: 'Do we need Nexus too?', fact: 'needsNexus' },
  ],
  outages,
  worksWith: ['electronic-lock', 'mass-notifications', 'panic-app'],
};
