import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'floor-plan',
  name: 'Floor Plan View',
  subtitle: 'A live map of every floor',
  description:
    'See each floor with its connected doors and sensors in place, and a mark where someone is needed.',
  icon: 'floor-plan',
  category: 'Platform',
  tags: ['Platform', 'Live map'],
  picture: { src: '/media/floor-plan.svg', width: 960, height: 720, alt: '' },
  object: 'room-on-plan',
};

export const outages: ProductOutages = {
  first: 'power',
  internet: {
    outcome: 'in-part',
    why: 'A phone with cell service opens it, but doors show as not answering.',
    meanwhile: 'Staff use such a phone, or the floor plan you printed.',
  },
  power: {
    outcome: 'in-part',
    why: 'A charged phone with cell service opens it, but doors show as not answering.',
    meanwhile: 'Staff use such a phone, or the floor plan you printed.',
  },
  cell: {
    outcome: 'in-part',
    why: 'It opens over your Wi-Fi, but responders outside may have no connection.',
    meanwhile: 'Staff meet them with the floor plan you printed.',
  },
  servers: {
    outcome: 'fails',
    why: 'The floor plans are on our servers.',
    meanwhile: 'Staff use the floor plan you printed, and give responders a copy.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Without power there is no Wi-Fi, so phones cannot open it either.',
      meanwhile: 'Staff use the floor plan you printed, and give responders a copy.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'Without the internet and cell service, nothing at your school can open it.',
      meanwhile: 'Staff use the floor plan you printed, and give responders a copy.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'A live floor plan shows your rooms, connected doors and sensors in their real places, with a mark where a person is needed.',
  facts: {
    need: 'Your drawings, on paper or as files.',
    worry: { label: 'Privacy', answer: 'It shows rooms and doors, never people.' },
    price: 'Once for the drawing, then yearly.',
    starts: '2-4 weeks for most schools.',
  },
  meta: {
    title: 'Floor Plan View: A Live Map of Your School',
    description:
      'See a live floor plan with rooms, connected doors and sensors in their real places, a mark where a person is needed, and a view to share with responders.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt: 'Floor plan of a school’s first floor with Door 14 marked for attention',
  features: [
    {
      icon: 'map',
      title: 'Each door in its place',
      description:
        'Rooms have the numbers that are on your door plates. When a door is held open, you see which one it is and the way there.',
    },
    {
      icon: 'ruler',
      title: 'Drawn from your drawings',
      description:
        'We start from the drawings you have. We walk the building with them and correct what has changed since they were made.',
    },
    {
      icon: 'route',
      title: 'Ready for responders',
      description:
        'Share a view with police, fire or medical crews during an event. They see the floor plan, the room and the way in.',
    },
  ],
  keyPlan: {
    label: 'What it shows',
    place: 'The whole building',
  },
  glance: {
    pictures: {
      installed: 'own-devices',
      staff: 'office-screen',
      firstMinute: 'room-on-plan',
      doesNot: 'person-from-behind',
    },
    installed: [
      'No equipment.',
      'We turn your drawings into floor plans, walk the building to check them, and place every connected door and sensor. You approve each floor before it is used.',
    ],
    connectsTo: [
      { products: ['nexus'], how: 'The floor plan is in the middle of the office screen.' },
      {
        products: ['electronic-lock', 'manual-lock'],
        how: 'It shows the last known state of each door that reports one.',
      },
      {
        products: ['panic-app', 'gunshot-detection'],
        how: 'It shows the room where the call or the sound came from.',
      },
      { products: ['ticketing'], how: 'It shows open repairs at the place where they are.' },
    ],
    staff: [
      'Find the room on a screen.',
      'The office and safety staff open it on a computer or a phone. You tell us when a room changes. A person you name shares it with responders and ends the sharing.',
    ],
    firstMinute: [
      'It marks the right floor.',
      'It marks the room or door that reported, and the way to it. If your emergency plan says so, a person you named sends responders a link, which ends with the event.',
    ],
    doesNot: [
      'It does not show people.',
      'It does not guess. A silent door shows as not answering, with its last time.',
      'It is not a construction drawing.',
      'It does not send floor plans to anyone until a person shares them.',
    ],
    counts: ['enrollment', 'campuses', 'setup'],
    questions: [
      {
        question: 'Which formats of drawing can you use, and what if ours are old?',
        answer:
          'Paper, PDF or CAD. We walk the building to check every drawing, so an old one can be a start.',
      },
      {
        question: 'Who can open the floor plans?',
        answer:
          'Only the roles you choose. Responders get a link only when a person you named shares it, and it stops working when you close the event.',
      },
      {
        question: 'Does our state ask for maps in a certain format for responders?',
        answer:
          'Some states do. Ours has north, the room numbers of your door plates, and a link that opens in a browser. Tell us your state, and we say if that is enough.',
      },
      {
        question: 'What do updates cost after a renovation?',
        answer: 'An update is paid once. The number of rooms and doors that change sets the price.',
      },
      { question: 'Where are the floor plans kept?', fact: 'dataKept' },
    ],
  },
  story: {
    headline: 'Which door is Door 14?',
    paragraphs: [
      'In most schools, few people know every door by its number. The floor plan on the office wall may be older than the last renovation.',
      'At Larkfield High, our example school, the live floor plan shows Door 14 with a ring around it and two words: held open. Marcus Reyes, the custodian, sees it on his phone with the way to it. The principal sees the same ring, and sees it disappear when the door is closed.',
      'If responders have to come, the school can share this floor plan with people who have never been inside. North is marked, rooms have their numbers, and each connected door shows its last reported state.',
    ],
    line: [738, 738],
    timeline: [
      {
        time: '10:42',
        event: 'Door 14 is marked: held open 2 minutes, Marcus Reyes is on his way',
      },
      { time: '10:44', event: 'Marcus takes out the wedge and pulls the door shut' },
      {
        time: '10:47',
        event: 'The repair of the latch is marked on the floor plan, with high priority',
      },
      { time: '11:20', event: 'The latch is replaced and the mark is gone' },
    ],
  },
  related: [
    {
      id: 'nexus',
      why: 'Shows the floor plan together with tasks, alerts and the record of the day.',
    },
    {
      id: 'manual-lock',
      why: 'With its optional sensor, marks each classroom that has been locked by hand.',
    },
    {
      id: 'ai-insights',
      why: 'Finds the doors and hallways on the floor plan where problems repeat.',
    },
  ],
};
