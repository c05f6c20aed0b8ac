import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'ai-insights',
  name: 'AI-Powered Insights',
  subtitle: 'The pattern behind the alerts',
  description:
    'Find what keeps happening in your building, such as a door held open every Tuesday, and what to change.',
  icon: 'insights',
  category: 'Operations',
  tags: ['Operations', 'Patterns'],
  picture: { src: '/media/ai-insights.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'It reads the record your building already keeps and points at what repeats: which door, which period, and the likely reason. You decide what to change.',
  meta: {
    title: 'AI-Powered Insights for school safety',
    description:
      'Find what repeats in your building’s own record: which door, which period and the likely reason, with evidence for each suggestion and no scores on people.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A week of school periods as a heat map, with one Tuesday pattern at Door 14 picked out and explained',
  features: [
    {
      icon: 'chart',
      title: 'The week at a glance',
      description:
        'Five days by six periods, darker where more happened. A habit in the building shows up as a square you can point to.',
    },
    {
      icon: 'search',
      title: 'Reasons, with evidence',
      description:
        '“Held open 6 times, deliveries, 1:05.” Every suggestion opens the list of events it came from, so you can check it yourself.',
    },
    {
      icon: 'wrench',
      title: 'A fix to try',
      description:
        'Each pattern comes with one small change and somebody to ask. A few weeks later it tells you whether the square got lighter.',
    },
  ],
  keyPlan: {
    label: 'Where it is read',
    place: 'Second-floor office, at the end of the week',
    room: { x: 498, y: 392, width: 132, height: 96 },
  },
  story: {
    headline: 'The latch was one problem. Tuesday was the other.',
    paragraphs: [
      'Marcus fixed the latch on Door 14 before lunch. The door was open again at 1:05, and this time there was nothing wrong with it.',
      'One open door is a task. Six, all on Tuesdays and all in fifth period, is a timetable. The kitchen’s delivery comes at five past one, the driver has both arms full, and the stockroom is twenty steps from Door 14.',
      'The suggestion was two lines long: unlock the kitchen door for the delivery, and tell the driver. It needed no new camera and no memo to all staff.',
    ],
    timeline: [
      { time: '1:05', event: 'Door 14 is held open, as on earlier Tuesdays' },
      { time: '1:20', event: 'The pattern is shown, with all six events' },
      { time: '2:30', event: 'The principal accepts the kitchen-door fix' },
    ],
  },
  answers: {
    firstMinute:
      'Nothing, and that is deliberate. Live alerts belong to the other modules. This one reads the record afterward and speaks when something repeats often enough to be worth your attention.',
    connectsTo: [
      'Nexus: suggestions appear under the day’s tasks, never above a live alert.',
      'Electronic Lock: doors held open, left unlocked or slow to answer.',
      'Drill Management: exits and stairwells that are slow more than once.',
      'Ticketing: repairs that keep coming back, and suggestions you accept.',
    ],
    doesNot: [
      'It does not score, rank or predict people. It looks at doors, rooms, times and equipment.',
      'It does not recognize faces or read private messages.',
      'It does not act by itself: nothing changes until a person accepts the suggestion.',
      'It needs a few weeks of your own record before it has anything useful to say.',
    ],
  },
};
