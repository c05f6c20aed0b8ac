import type { Product, ProductSummary } from '../types';

export const summary: ProductSummary = {
  id: 'mass-notifications',
  name: 'Mass Notification',
  subtitle: 'One message, every channel',
  description:
    'Write it once. It goes out by SMS, email, voice, app, intercom and hallway sign together.',
  icon: 'notifications',
  category: 'Emergency',
  tags: ['Emergency', 'Six channels'],
  picture: { src: '/media/mass-notifications.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'Write it once. It goes out by SMS, email, voice, app, intercom and hallway sign together, and you see who has read it.',
  meta: {
    title: 'Mass Notification for schools and districts',
    description:
      'Write a message once and send it by SMS, email, voice, app, intercom and hallway sign together, in each family’s language, and see who it has reached.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'One message, Bus 7 is running ten minutes late, reaching a phone, a wall speaker and a hallway sign at once',
  features: [
    {
      icon: 'megaphone',
      title: 'Six channels, one send',
      description:
        'SMS, email, voice, app, intercom and signage carry the same words at the same minute. Nobody hears the old version.',
    },
    {
      icon: 'languages',
      title: 'In the family’s language',
      description:
        'Messages follow the language on the roster. The ones you write in advance can be checked by a speaker before they are needed.',
    },
    {
      icon: 'users',
      title: 'Only those it is for',
      description:
        'A bus route, a grade, a wing or everyone. The families on Bus 7 hear about Bus 7, and the rest of the school keeps working.',
    },
  ],
  keyPlan: {
    label: 'Where it speaks',
    place: 'The roof horn, and every phone and sign below it',
    room: { x: 534, y: 326, width: 60, height: 40 },
  },
  story: {
    headline: 'The same words, everywhere, at 1:30',
    paragraphs: [
      '“Bus 7 is running 10 minutes late.” It is the most ordinary sentence a school sends, so it is the one we designed for.',
      'The driver calls the office. Whoever picks up chooses Bus 7, types one line and sends it. Families read it on their phones, the sign by the bus loop shows it, and the speaker outside says it once. A parent taps Thanks and goes back to what she was doing.',
      'Because the office sends something most days, nobody learns the tool on the day that matters. The harder messages are written already, in calm words, with only the room left to fill in.',
    ],
    timeline: [
      { time: '1:28', event: 'The driver of Bus 7 calls the office' },
      { time: '1:30', event: 'One line goes to phones, speaker and sign' },
      { time: '1:31', event: 'The first families answer' },
      { time: '1:40', event: 'Bus 7 arrives and the sign clears itself' },
    ],
    picture: {
      src: '/media/mass-notifications.svg',
      width: 960,
      height: 720,
      alt: '',
      crop: { x: 560, y: 50, width: 390, height: 360 },
    },
  },
  answers: {
    firstMinute:
      'The message leaves on every channel you picked, in the same words. You see what was delivered, what was answered and which numbers failed, and a failed text is tried again as a call or an email.',
    connectsTo: [
      'Nexus: alerts arrive with the right message already open, waiting for a person to send it.',
      'Panic Button App and AI Gunshot Detection: your plan can send the first staff message at once.',
      'Drill Management: the announcement, marked as a drill, and the note home.',
      'Your intercom, signs and phone system, through the equipment you have.',
      'Student information systems, for current numbers and languages.',
    ],
    doesNot: [
      'It does not write to families by itself unless you have told it to, message by message.',
      'It cannot promise that a phone is on. It tells you who it has not reached.',
      'It is not a newsletter or a chat: it is for short messages that someone needs today.',
    ],
  },
};
