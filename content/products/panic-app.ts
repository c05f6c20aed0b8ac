import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'panic-app',
  name: 'Panic Button App',
  subtitle: 'Help from any room',
  description:
    'Any member of staff holds one button and the right people get a room number, not a guess.',
  icon: 'panic',
  category: 'Emergency',
  tags: ['Emergency', 'Mobile'],
  picture: { src: '/media/panic-app.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Any member of staff holds one button and the right people get a room number, not a guess. It is the same button for a student who feels faint as for anything larger.',
  meta: {
    title: 'Panic Button App for school staff',
    description:
      'Any member of staff holds one button on a phone, and the nurse, the office or the whole team gets the room, the name and the time, and answers.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A staff member holds the assistance button on a phone and the school nurse is already on the way',
  features: [
    {
      icon: 'hand',
      title: 'Held, not tapped',
      description:
        'The ring fills under your thumb and the phone buzzes once it is sent. A phone sat on in a pocket calls nobody.',
    },
    {
      icon: 'map-pin',
      title: 'A room, not a guess',
      description:
        'Help is sent to “Cafeteria, ground floor”, with your name and the second you asked. You do not have to say it out loud.',
    },
    {
      icon: 'users',
      title: 'The help that fits',
      description:
        'Choose the nurse, behavior support or the full team. A student who feels faint brings Nurse Bell, not the whole building.',
    },
  ],
  keyPlan: {
    label: 'Where it is held',
    place: 'The cafeteria, ten minutes into lunch',
    room: { x: 206, y: 502, width: 138, height: 112 },
  },
  story: {
    headline: 'Help that knows which room',
    paragraphs: [
      'Lunch, second table from the window. A student puts her head down and says the room is spinning. Mr. Cole holds the button and stays with her.',
      'He does not look up an extension or send a child running. Nurse Bell’s phone shows the room, his name and the time, and his shows that she is coming. Nearby rooms go on hold: doors stay unlocked, people stay in, and the corridor is clear for her.',
      'When it is over, Nurse Bell ends the call and the record is already made. Calls like this one are why, on a harder day, nobody has to be taught the button.',
    ],
    timeline: [
      { time: '12:10:04', event: 'Mr. Cole holds the button in the cafeteria' },
      { time: '12:10:05', event: 'Nexus names the room' },
      { time: '12:10:09', event: 'The office, the principal and the corridor are told' },
      { time: '12:10:40', event: 'Nurse Bell walks in' },
      { time: '12:19:00', event: 'All clear' },
    ],
  },
  answers: {
    firstMinute:
      'The right people’s phones show the room, the caller and the kind of help. Someone accepts, and the caller sees who. The office screen opens the plan for that kind of call, and nobody who is not needed is sent.',
    connectsTo: [
      'Nexus: the call opens on the office screen with its room and its plan.',
      'Electronic Lock: rooms can hold or secure, as your plan says.',
      'Mass Notification: staff and families hear what you have decided they should.',
      'Floor Plan View: helpers see the way to the room, not just its number.',
    ],
    doesNot: [
      'It does not replace 911. Your plan says which calls also go to 911, and who places them.',
      'It does not follow staff around: location is read only while a call is open.',
      'It cannot reach anyone with no Wi-Fi and no cell signal, and it says so at once instead of pretending to send.',
    ],
  },
};
