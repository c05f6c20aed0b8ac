import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'mass-notifications',
  name: 'Mass Notification',
  subtitle: 'One message, every channel',
  description:
    'Write a message once. It goes out by text, email, voice, app, intercom and hallway sign.',
  icon: 'notifications',
  category: 'Emergency',
  tags: ['Emergency', 'Six channels'],
  picture: { src: '/media/mass-notifications.svg', width: 960, height: 720, alt: '' },
};

export const product: Product = {
  summary,
  lead: 'For one school or a whole district. Write a message once. It goes out by SMS, email, voice, app, intercom and hallway sign at the same time, and you see what was delivered.',
  meta: {
    title: 'Mass Notification for Schools and Districts',
    description:
      'Write a message once and send it by SMS, email, voice, app, intercom and hallway sign, in each family’s language. You see what was delivered and what failed.',
  },
  availability: 'available',
  inverted: true,
  pictureAlt:
    'One message, Bus 7 is running ten minutes late, reaching a phone, a wall speaker and a hallway sign at once',
  features: [
    {
      icon: 'megaphone',
      title: 'All six channels at once',
      description:
        'SMS, email, voice, app, intercom and signs all carry the same words in the same minute, so nobody gets an old version.',
    },
    {
      icon: 'languages',
      title: 'In the family’s language',
      description:
        'Messages follow the language on your roster. A speaker of each language can check the ones you write in advance.',
    },
    {
      icon: 'users',
      title: 'Only the people it is for',
      description:
        'Choose a bus route, a grade, a wing or everyone. The families on Bus 7 hear about Bus 7, and nobody else is interrupted.',
    },
  ],
  keyPlan: {
    label: 'Where messages go',
    place: 'To the roof speaker, and to the phones and signs you choose',
  },
  glance: {
    installed:
      'Often nothing new. We connect the intercom, signs and phone system you have, and tell you before you buy if one of them needs an adapter or cannot connect. We load your contacts and your prepared messages with you.',
    connectsTo: [
      {
        products: ['nexus'],
        how: 'An alert opens with the message you prepared, ready for a person to send.',
      },
      {
        products: ['panic-app', 'gunshot-detection'],
        how: 'Your emergency plan can send the first staff message at once.',
      },
      {
        products: ['drill-management'],
        how: 'Drills are announced as drills, and a note goes home afterward.',
      },
      {
        icon: 'phone',
        name: 'Your intercom, signs and phone system',
        how: 'They play and show the message.',
      },
      {
        icon: 'users',
        name: 'Your student information system',
        how: 'It has the current numbers and languages.',
      },
    ],
    staff:
      'The people you name choose a group, write or pick a message and send it. The office watches what was delivered and corrects numbers that failed. You keep the prepared messages up to date.',
    firstMinute:
      'The message leaves on every channel you picked, in the same words. You see what was delivered, who answered and which numbers failed. A text that fails is tried again as a call or an email.',
    doesNot: [
      'It does not send messages to families by itself, unless you set that up in advance.',
      'It cannot know who has read a text or heard an announcement. It shows what was delivered.',
      'It cannot reach a phone that is off. It tells you who it has not reached.',
      'It is not a newsletter or a chat. Use it for short messages that people need today.',
    ],
    questions: [
      { question: 'Do our intercom, signs and phone system connect?', fact: 'connections' },
      {
        question: 'How do families give and withdraw consent for texts and calls?',
        dependsOn:
          'Your state’s law and what families have signed decide that. Tell us how you ask for consent today.',
      },
      { question: 'How are the translations made, and who checks them?', fact: 'translations' },
      { question: 'What happens if you miss the 99.9% uptime?', fact: 'uptimeMissed' },
      {
        question: 'Is there a price for each message, or one price for the year?',
        dependsOn:
          'The number of families and channels sets the price. Tell us both, and your quote shows what is paid once, each year and for messages.',
      },
    ],
  },
  story: {
    headline: 'The same words everywhere at 1:30 PM',
    paragraphs: [
      'At Larkfield High, our example school, the driver of Bus 7 is on the way back from a field trip. At 1:28 PM the driver calls the office to say that the bus is late.',
      'The office chooses Bus 7, types “Bus 7 is running 10 minutes late” and sends it. Families read it on their phones, the sign at the bus loop shows it, and the speaker outside says it once. The first families answer a minute later.',
      'Because the office sends short messages like this one most weeks, staff know how it works. The emergency messages are already written in calm words. Only the room has to be filled in.',
    ],
    timeline: [
      { time: '1:28', event: 'The driver of Bus 7 calls the office' },
      { time: '1:30', event: 'One message goes to phones, speaker and sign' },
      { time: '1:31', event: 'The first families answer' },
      { time: '1:40', event: 'Bus 7 arrives and the sign clears itself' },
    ],
    crop: { x: 560, y: 50, width: 390, height: 360 },
  },
  related: [
    {
      id: 'panic-app',
      why: 'Starts the staff message that you prepared for that kind of call.',
    },
    {
      id: 'drill-management',
      why: 'Announces each drill as a drill, and sends the note home when it is over.',
    },
    {
      id: 'tip-line',
      why: 'Lets students write back to an adult at any time, without giving a name.',
    },
  ],
};
