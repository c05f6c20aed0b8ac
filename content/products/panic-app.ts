import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'panic-app',
  name: 'Panic Button App',
  subtitle: 'Call for help with one button',
  description:
    'A staff member holds one button on a phone. The right people see who needs help and in which room. It does not call 911.',
  icon: 'panic',
  category: 'Emergency',
  tags: ['Emergency', 'Mobile'],
  picture: { src: '/media/panic-app.svg', width: 960, height: 720, alt: '' },
  object: 'staff-phone',
};

export const outages: ProductOutages = {
  first: 'cell',
  internet: {
    outcome: 'in-part',
    why: 'Phones with a cell signal still send and receive, but connected doors do not lock.',
    meanwhile: 'Staff without a signal use a radio.',
  },
  power: {
    outcome: 'in-part',
    why: 'Wi-Fi is off with the power, so only a phone with a cell signal can send.',
    meanwhile: 'Staff without a signal use a radio.',
  },
  cell: {
    outcome: 'in-part',
    why: 'A phone sends over Wi-Fi, and where Wi-Fi is weak it cannot.',
    meanwhile: 'Staff without Wi-Fi use a desk phone or a radio.',
  },
  servers: {
    outcome: 'fails',
    why: 'Every call goes through our servers.',
    meanwhile: 'Staff use a desk phone or a radio, and call 911 if a life is in danger.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Without power there is no Wi-Fi, so no phone can send.',
      meanwhile:
        'Staff use a radio or walk to the office, and lock doors as your emergency plan says.',
    },
    {
      when: ['power', 'servers'],
      outcome: 'fails',
      why: 'Every call goes through our servers.',
      meanwhile:
        'Staff use a radio or a phone with a cell signal, and call 911 if a life is in danger.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'Without the internet and cell service, no phone can send.',
      meanwhile:
        'Staff use a radio or walk to the office, and lock doors as your emergency plan says.',
    },
    {
      when: ['internet', 'servers'],
      outcome: 'fails',
      why: 'Every call goes through our servers.',
      meanwhile:
        'Staff use a radio or a phone with a cell signal, and call 911 if a life is in danger.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'A staff member holds one button. The right people see who needs help, and in which room.',
  facts: {
    need: 'iPhones or Android phones, the school’s or your own.',
    worry: { label: '911', answer: 'It does not call 911. It alerts your own people.' },
    price: 'Setup once, then yearly by size and support plan.',
    starts: '2-4 weeks for most schools.',
  },
  alert: 'panic-button',
  meta: {
    title: 'Panic Button App for School Staff Phones',
    description:
      'Any staff member holds one button on a phone. The nurse, the office or the whole team sees the room, the name and the time, and answers the call.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A staff member holds the assistance button on a phone and the school nurse is already on the way',
  features: [
    {
      icon: 'hand',
      title: 'Hold it to send',
      description:
        'The ring fills while you hold, and the phone buzzes when the call is sent. A bump in a pocket does not set it off.',
    },
    {
      icon: 'pin',
      title: 'Your room is in the call',
      description:
        'Help is sent to “Cafeteria, first floor” with your name and the time. You do not have to explain where you are.',
    },
    {
      icon: 'users',
      title: 'You choose the help',
      description:
        'Choose the nurse, behavior support, the full team or the lockdown you planned. Classes elsewhere continue.',
    },
  ],
  keyPlan: {
    label: 'Where you use it',
    place: 'Where a phone has a signal. Here, the cafeteria',
  },
  glance: {
    pictures: {
      installed: 'app-phone',
      staff: 'staff-phone',
      firstMinute: 'first-aid',
      doesNot: 'hand-dials-911',
    },
    installed: [
      'An app on staff phones.',
      'You decide whether they use school phones or their own. We set up your rooms, your staff list, the kinds of help and who answers each one.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'The call opens on the office screen with its room and your emergency plan.',
      },
      {
        products: ['electronic-lock'],
        how: 'Connected doors can lock if your emergency plan says so.',
      },
      {
        products: ['mass-notifications'],
        how: 'Staff get the message you prepared for that call.',
      },
      { products: ['floor-plan'], how: 'Helpers see the way to the room.' },
    ],
    staff: [
      'Hold the button for help.',
      'Everyone installs the app and tries the button in training. If a life is in danger, they call 911 and hold the button. The people you named accept the call and go there.',
    ],
    firstMinute: [
      'The right people know.',
      'Their phones show the room, the caller and the kind of help. The caller sees who is coming. The office screen opens your emergency plan. Others get no message.',
    ],
    doesNot: [
      'It does not call 911.',
      'It does not follow staff. Location is read only while a call is open.',
      'It cannot send without Wi-Fi or a cell signal. The app tells you at once.',
    ],
    counts: ['enrollment', 'campuses', 'setup', 'support'],
    questions: [
      {
        question: 'Does it call 911, and does it meet our state’s panic-alert law?',
        fact: 'calls911',
      },
      { question: 'Which phones and other devices can send a call?', fact: 'phones' },
      { question: 'What happens when nobody accepts a call?', fact: 'callNotAccepted' },
      {
        question: 'What if a call is sent by mistake?',
        answer:
          'The person on duty sees each step start and can stop it. The people you named close the call, everyone who was told gets the all clear, and Nexus keeps the times.',
      },
      { question: 'What if Wi-Fi and cell service are weak?', fact: 'deadSpots' },
      {
        question: 'What can staff do when a phone is off or out of reach?',
        fact: 'phoneOutOfReach',
      },
      {
        question: 'What does it cost each year?',
        answer:
          'Setup is paid once. The software is paid each year, by your enrollment and the support plan you choose.',
      },
      {
        question: 'What is recorded, and how long is it kept?',
        answer:
          'Who asked, who came and how long each step took. We keep it for as long as your agreement runs. After cancellation you can read it for 90 days, and after 12 months it is deleted, unless a law requires us to keep something longer.',
      },
    ],
  },
  failures: [
    {
      when: 'The phone is in a desk',
      staff: 'Use a desk phone or a radio, or ask next door.',
      told: 'The office, which starts the call.',
      meanwhile: 'Nobody is on the way until a person answers.',
    },
    {
      when: 'Nobody accepts the call',
      staff: 'Stay with the student. Call 911 if a life is in danger.',
      told: 'The next person you named.',
      meanwhile: 'The caller sees that nobody has accepted.',
    },
    {
      when: 'A substitute has the class',
      staff: 'Use the school phone you lend for the day, or a radio.',
      told: 'The same people, or whoever hears it.',
      meanwhile: 'A colleague next door can hold the button.',
    },
  ],
  story: {
    headline: 'The nurse knows which room to go to',
    paragraphs: [
      'It is lunchtime at Larkfield High, our example school. A student sits down and says the room is spinning. Mr. Cole holds the button, chooses the nurse and stays with her.',
      'He does not have to look up a number or send a student to find help. Nurse Bell’s phone shows the room, his name and the time. One hallway goes on Hold: doors stay unlocked, people nearby stay where they are, and her way is clear. Classes elsewhere go on.',
      'Nurse Bell ends the call, and the record is ready to read. Staff use the same button for small problems, so they know how it works in an emergency.',
    ],
    line: [152, 152],
    timeline: [
      { time: '12:10:04', event: 'Mr. Cole holds the button in the cafeteria' },
      { time: '12:10:05', event: 'Nexus shows the name, the room and the reason' },
      { time: '12:10:09', event: 'Nurse Bell, the desk and rooms nearby are told' },
      { time: '12:11:30', event: 'Nurse Bell is with the student' },
      { time: '12:19:00', event: 'All clear' },
    ],
  },
  related: [
    {
      id: 'electronic-lock',
      why: 'Locks the doors you planned when a staff member calls for a lockdown.',
    },
    {
      id: 'floor-plan',
      why: 'Gives helpers and responders a floor plan with the room and the way to it.',
    },
    {
      id: 'gunshot-detection',
      why: 'Detects a gunshot by its sound, in rooms that have a sensor.',
    },
  ],
};
