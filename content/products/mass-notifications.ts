import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'mass-notifications',
  name: 'Mass Notification',
  subtitle: 'One message, every channel',
  description:
    'Text, email, voice and app at the same time, and the intercoms and signs that connect.',
  icon: 'notifications',
  category: 'Emergency',
  route: '/products/mass-notifications',
  position: 8,
  tags: ['Emergency', 'Six channels'],
  picture: {
    src: '/media/mass-notifications.svg',
    small: '/media/mass-notifications-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
  internet: {
    outcome: 'in-part',
    why: 'Texts, calls, emails and app messages go out, but the intercom and signs get nothing.',
    meanwhile: 'Send from a phone with cell service, and use the intercom by hand.',
  },
  power: {
    outcome: 'in-part',
    why: 'Intercom and signs are silent without power of their own.',
    meanwhile: 'Send from a phone with cell service, and use radios in the building.',
  },
  cell: {
    outcome: 'in-part',
    why: 'Texts and calls miss cell phones near the school, but other channels work.',
    meanwhile: 'Send as always, and look at the list of people who were not reached.',
  },
  servers: {
    outcome: 'fails',
    why: 'Every message goes through our servers.',
    meanwhile:
      'Use the intercom by hand, and reach families from the email and phone lists you keep.',
  },
};

export const product: Product = {
  summary,
  meta: {
    title: 'Mass Notification for Schools and Districts',
    description:
      'Write a message once and send it by SMS, email, voice, app, intercom and hallway sign, in the languages you approve. You see what was delivered and failed.',
  },
  inverted: true,
  lead: 'Write a message once. It goes out at the same time by text, email, voice and app, and on intercoms and signs that connect. You see what was delivered.',
  facts: {
    need: 'Your contact lists, with numbers and languages.',
    worry: { label: 'Language', answer: 'It does not translate by itself.' },
    price: 'Setup once, then yearly by families and channels.',
  },
  features: [
    {
      icon: 'megaphone',
      title: 'All six channels at once',
      description: 'Every channel gets the same words. Carriers decide when a text arrives.',
    },
    {
      icon: 'languages',
      title: 'In each family’s language',
      description:
        'Each family gets the language that is on your roster, in words that you approved.',
    },
    {
      icon: 'users',
      title: 'Only the people it is for',
      description:
        'Choose a bus route, a grade, a wing or everyone. The families on Bus 7 hear about Bus 7, and other families do not.',
    },
  ],
  featureImage: {
    src: '/media/mass-notifications.svg',
    width: 960,
    height: 720,
    alt: 'One message, Bus 7 is running ten minutes late, reaching a phone, a wall speaker and a hallway sign at once',
  },
  story: {
    headline: 'The same words everywhere at 1:30 PM',
    paragraphs: [
      'At Larkfield High, our example school, Bus 7 is on the way back from a field trip. At 1:28 PM the driver calls the office to say that the bus is late.',
      'The office chooses Bus 7, picks the saved message “Bus 7 is running 10 minutes late” and sends it. Families read it on their phones, the sign at the bus loop shows it, and the speaker outside says it once. Emergency messages are saved too, in calm words.',
    ],
    timeline: [
      { time: '1:28', event: 'The driver of Bus 7 calls the office' },
      { time: '1:30', event: 'One message goes to phones, speaker and sign' },
      { time: '1:31', event: 'Delivery is confirmed' },
      { time: '1:40', event: 'Bus 7 arrives and the sign clears itself' },
    ],
  },
  storyImage: { src: '/media/mass-notifications-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It cannot tell who read or heard a message. If you must know, ask families to call or email the office.',
    'It cannot reach a phone that is off. Ask families for a second number.',
    'It cannot call a message back. Send a correction to the same group.',
    'It does not call 911 or the police. Staff do.',
  ],
  questions: [
    {
      question: 'Do our intercom, signs and phone system connect?',
      answer:
        'Some do. We look at each one with you and tell you before you buy if it needs an adapter or cannot connect. If it cannot, you use it by hand.',
    },
    {
      question: 'What if a text does not arrive?',
      answer:
        'The call and the email still go out. The office sees which numbers failed, calls those families and corrects the numbers.',
    },
    { question: 'How are translations made, and who checks them?', fact: 'translations' },
    {
      question: 'How do families give and withdraw consent?',
      answer:
        'Your school asks for it, as federal (TCPA) and state law say, and loads only the numbers that have it. The rules for emergency messages can differ: ask your lawyer.',
    },
    {
      question: 'Is there a price for each message?',
      answer: 'No, unless your quote names one.',
    },
    {
      question: 'Who can see contacts and messages, and how long are they kept?',
      fact: 'recordsSeen',
    },
    { question: 'Do we need Nexus too?', fact: 'withoutNexus' },
  ],
  outages,
  worksWith: ['panic-app', 'drill-management', 'tip-line'],
};
