import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'gunshot-detection',
  name: 'AI Gunshot Detection',
  subtitle: 'Ceiling sensors for the rooms you choose',
  description:
    'Ceiling sensors detect a gunshot in under a second, so that your emergency plan can start.',
  icon: 'gunshot',
  category: 'Emergency',
  tags: ['Emergency', 'Under a second'],
  picture: { src: '/media/gunshot-detection.svg', width: 960, height: 720, alt: '' },
  object: 'ceiling-sensor',
};

export const outages: ProductOutages = {
  first: 'power',
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
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Sensors and your network need power.',
      meanwhile:
        'Start your emergency plan by voice or radio, and call 911 from any phone that works.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'A sensor still hears the sound, but its alert cannot reach Nexus.',
      meanwhile:
        'Start your emergency plan by voice or radio, and call 911 from any phone that works.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'Ceiling sensors detect a gunshot in under a second. Nexus then shows the room and starts the emergency plan your team wrote.',
  facts: {
    need: 'Power and a network at each ceiling sensor.',
    worry: { label: '911', answer: 'It does not call 911. It alerts your own people.' },
    price: 'Once for each sensor, installed, then yearly.',
    starts: '2-4 weeks for most schools, after a survey.',
  },
  alert: 'gunshot-detection',
  meta: {
    title: 'AI Gunshot Detection Sensors for Schools',
    description:
      'Ceiling sensors detect a gunshot in under a second, with 99% accuracy by our own figure. Your emergency plan can start. No speech is kept or sent.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'Ceiling acoustic sensor over a hallway, with a sound waveform telling ordinary noises from a test signal',
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
        'The sensor detects the sound in under a second. The alert names the room, so staff do not have to find out where it came from.',
    },
    {
      icon: 'check',
      title: 'Tested every morning',
      description:
        'Before school, each sensor plays a test sound and reports whether it heard it. A sensor that does not answer gets a repair ticket.',
    },
  ],
  keyPlan: {
    label: 'Where it is',
    place: 'The gym ceiling, and the hallways and rooms you choose',
  },
  glance: {
    pictures: {
      installed: 'ceiling-sensor',
      staff: 'emergency-plan',
      firstMinute: 'room-on-plan',
      doesNot: 'wall-phone-911',
    },
    installed: [
      'Sensors on your ceilings.',
      'You choose the rooms and hallways. Each one has a sensor with power and a network connection. After a survey we mark on your floor plan what is covered and what is not.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'A detection opens with its room and your emergency plan for it.',
      },
      {
        products: ['electronic-lock'],
        how: 'Connected doors lock as your emergency plan says, and anyone inside can always leave.',
      },
      {
        products: ['mass-notifications'],
        how: 'The message you prepared goes out to staff.',
      },
      {
        products: ['floor-plan'],
        how: 'Responders see the room and the way to it once you share it.',
      },
      {
        products: ['ticketing'],
        how: 'A sensor that misses its morning test gets a repair ticket.',
      },
    ],
    staff: [
      'Follow the emergency plan.',
      'They have practiced it, and call 911 at once. A person you named makes sure of that, and gives the all clear when police agree. The sensors test themselves.',
    ],
    firstMinute: [
      'The alert names the room.',
      'The sensor detects the sound in under a second. Connected doors lock, staff are told where, and the floor plan is ready to share. Nexus records the time of every step.',
    ],
    doesNot: [
      'It does not call 911.',
      'It is not perfect: 99% accuracy leaves room for error. Keep the panic button, and a person in charge.',
      'It does not record conversations or recognize voices, and no audio is sent.',
      'It does not hear rooms without a sensor.',
    ],
    counts: ['sensors', 'campuses', 'support', 'setup'],
    questions: [
      {
        question: 'Does a detection also reach 911?',
        answer:
          'No. It alerts the people at your school. Staff call 911 at once, with the room and the time that the alert shows.',
      },
      {
        question: 'What data leaves the sensor?',
        answer:
          'No audio. Sound is measured in the sensor, which does not record conversations or recognize voices.',
      },
      {
        question: 'How many sensors do we need?',
        answer:
          'We survey the building and mark on your floor plan what is covered and what is not. You decide which rooms and hallways get a sensor.',
      },
      {
        question: 'What is paid once, and what each year?',
        answer:
          'Each sensor is paid once, installed. The software is paid each year. Your quote lists both.',
      },
      {
        question: 'What happens after a false alarm?',
        answer:
          'The person on duty sees each step start and can stop it. The person you named gives the all clear, when police agree if 911 was called. Staff are told, and Nexus keeps the times.',
      },
      { question: 'Who installs the sensors?', fact: 'installers' },
      { question: 'How was the 99% measured?', fact: 'accuracy' },
      { question: 'How long is the warranty?', fact: 'warranty' },
    ],
  },
  story: {
    headline: 'On most days there is nothing to report',
    paragraphs: [
      'A school is loud all day, and almost all of that noise is ordinary. At Larkfield High, our example school, every sensor passes its self-test at 7:00 AM, before the buses arrive.',
      'At 7:52 AM lockers slam in the first-floor hallway. At 2:20 PM the drumline practices in the gym. The sensor compares each sound with the sound of a gunshot. It keeps no speech and sends no audio, and there is nothing to report.',
      'If a sensor does detect a gunshot, Nexus shows the room and the exact time. It starts the emergency plan that your team wrote, and staff follow steps they know from drills.',
    ],
    line: [480, 480],
    timeline: [
      { time: '7:00', event: 'Every sensor passes its self-test' },
      { time: '7:52', event: 'Lockers slam on the first floor: nothing to report' },
      { time: '2:20', event: 'The drumline practices in the gym: nothing to report' },
    ],
  },
  related: [
    {
      id: 'electronic-lock',
      why: 'Locks the doors you planned, and shows which ones have confirmed.',
    },
    {
      id: 'mass-notifications',
      why: 'Sends the message you prepared to staff.',
    },
    {
      id: 'panic-app',
      why: 'Lets any staff member call for help, wherever a phone has a signal.',
    },
  ],
};
