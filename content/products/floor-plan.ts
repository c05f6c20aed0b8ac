import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'floor-plan',
  name: 'Floor Plan View',
  subtitle: 'Every floor, as it is right now',
  description: 'A live plan of each floor, with every door and sensor in its real place.',
  icon: 'floor-plan',
  category: 'Platform',
  tags: ['Platform', 'Live map'],
  picture: { src: '/media/floor-plan.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'A plan of each floor with every door, sensor and camera in its real place, and a mark on the one that needs a person.',
  meta: {
    title: 'Floor Plan View, a live map of your school',
    description:
      'A live plan of every floor with each door, sensor and room in its real place, one mark where a person is needed, and a view you can share with responders.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'Plan of a school ground floor with every door on one line and Door 14 marked for attention',
  features: [
    {
      icon: 'map',
      title: 'Every door in its place',
      description:
        'Rooms carry the numbers on your own door plates. When a door is held open, you see which one, and which stairs lead there.',
    },
    {
      icon: 'pencil-ruler',
      title: 'Drawn from your plans',
      description:
        'Send the drawings from the last renovation. We walk the building with them and correct what has moved since.',
    },
    {
      icon: 'route',
      title: 'Ready for responders',
      description:
        'Share a view with police, fire or medical crews for as long as an event lasts. They get the plan, the room and the nearest way in.',
    },
  ],
  keyPlan: {
    label: 'Where it looks',
    place: 'The whole building, from the gym to the front desk',
    room: { x: 30, y: 364, width: 610, height: 258 },
  },
  story: {
    headline: 'Which door is Door 14?',
    paragraphs: [
      'Ask five people in a school and you will be pointed in three directions. The plan on the office wall was right until the library moved.',
      'On this plan it is the one with a ring around it and two words beside it: held open. The nearest person sees it on her phone, facing the way she is facing. The principal sees the same ring, and sees when it goes.',
      'The day you need to hand your building to someone who has never been inside, you hand over this. North is marked, rooms have numbers, and it is this morning’s plan.',
    ],
    timeline: [
      { time: '10:42', event: 'Door 14 is marked on the ground floor' },
      { time: '10:44', event: 'Held open 2 min, M. Reyes is on the way' },
      { time: '10:47', event: 'Closed by hand, the ring becomes a repair' },
      { time: '11:20', event: 'Fixed, and the plan is clear' },
    ],
    picture: {
      src: '/media/floor-plan.svg',
      width: 960,
      height: 720,
      alt: '',
      crop: { x: 500, y: 330, width: 440, height: 390 },
    },
  },
  answers: {
    firstMinute:
      'The plan opens on the right floor with one mark on the room or door that reported. Staff see the way to it. If your plan calls for it, a link goes to responders with the same view and stops working when you close the event.',
    connectsTo: [
      'Nexus: the plan is the middle of the office screen.',
      'Electronic Lock and Manual Lock: each door’s last known state, in place.',
      'Panic Button App and AI Gunshot Detection: the room that asked, or was heard.',
      'Ticketing: open repairs, where they are.',
    ],
    doesNot: [
      'It does not show where students or staff are. It shows rooms, doors and devices.',
      'It does not guess: a door that has stopped answering is shown as unknown, with the time it was last heard.',
      'It is not a construction drawing. It holds what people need to find a room and a way out.',
    ],
  },
};
