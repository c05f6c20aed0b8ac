import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'gunshot-detection',
  name: 'AI Gunshot Detection',
  subtitle: 'Sensors that know the difference',
  description:
    'Ceiling sensors ignore lockers and drumlines, and report a confirmed shot in under a second.',
  icon: 'gunshot',
  category: 'Emergency',
  tags: ['Emergency', 'Under a second'],
  picture: { src: '/media/gunshot-detection.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Ceiling sensors ignore lockers and drumlines, and report a confirmed shot in under a second. The room it came from is part of the report.',
  meta: {
    title: 'AI Gunshot Detection for schools',
    description:
      'Ceiling sensors that ignore lockers and drumlines and detect a gunshot with 99% accuracy in under a second, then name the room and start the plan you wrote.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'Ceiling acoustic sensor listening to a corridor, with a sound waveform telling ordinary noises from a test impulse',
  features: [
    {
      icon: 'ear',
      title: 'Used to a noisy school',
      description:
        'Slammed lockers, dropped trays and a drumline have shapes of their own. The sensor lets them pass. Detection is 99% accurate.',
    },
    {
      icon: 'timer',
      title: 'Under a second',
      description:
        'From the sound to the detection, with the room it came from. Nobody has to work out what they heard before help can start.',
    },
    {
      icon: 'check',
      title: 'Tested before the buses',
      description:
        'Each sensor plays itself a test sound every morning and reports that it heard it. One that stays quiet becomes a ticket by first bell.',
    },
  ],
  keyPlan: {
    label: 'Where it listens',
    place: 'The gym ceiling, and the corridors you choose',
    room: { x: 40, y: 392, width: 156, height: 222 },
  },
  story: {
    headline: 'It listens for one sound and lets the rest go by',
    paragraphs: [
      'A school is loud for seven hours. Almost all of that noise is a school doing what it should.',
      'So the sensor’s work, nearly every day, is to leave things alone. It measures the shape of a sound where it hangs, compares it with one kind of event, and lets it go. It keeps no speech and streams no audio.',
      'If it ever does report, the report is short: this room, this second. Nexus then starts what your team decided on a calm afternoon, so that nobody has to compose it in a corridor.',
    ],
    timeline: [
      { time: '7:00', event: 'Every sensor passes its self-test' },
      { time: '7:52', event: 'Lockers, ground floor: nothing to report' },
      { time: '2:20', event: 'Drumline in the gym: nothing to report' },
    ],
    picture: {
      src: '/media/gunshot-detection.svg',
      width: 960,
      height: 720,
      alt: '',
      crop: { x: 266, y: 43, width: 430, height: 348 },
    },
  },
  answers: {
    firstMinute:
      'In under a second from the sound, the sensor detects it and Nexus shows the room. The lockdown you planned begins: doors secure, staff are told where, and the floor plan is ready to hand to responders. Nexus keeps the time of every step, and your team gives the all clear.',
    connectsTo: [
      'Nexus: the detection opens with its room and your plan for it.',
      'Electronic Lock: doors secure on one command, and anyone inside can always leave.',
      'Mass Notification: the message you wrote in advance goes out on every channel.',
      'Floor Plan View: responders see the room and the way to it.',
      'Ticketing: a sensor that misses its self-test becomes a job.',
    ],
    doesNot: [
      'It is not perfect: 99% accurate leaves room for error. Keep the panic button, and keep a person in charge of the response.',
      'It does not record conversations or recognize voices.',
      'It does not hear rooms that have no sensor. The survey marks what is covered and what is not.',
      'It does not replace a 911 call. Your plan says who places it.',
    ],
  },
};
