import type { ProductOutages } from '@/content/outages/types';
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
  object: 'channels',
};

export const outages: ProductOutages = {
  first: 'internet',
  internet: {
    outcome: 'in-part',
    why: 'Texts, calls, email and app go out, but not to intercom and signs.',
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
    meanwhile: 'Use the intercom by hand, and your second way to reach families.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Without power there is no Wi-Fi, so nobody at your school can send a message.',
      meanwhile: 'Use radios in the building, and send from the first place with a signal.',
    },
    {
      when: ['power', 'servers'],
      outcome: 'fails',
      why: 'Every message goes through our servers.',
      meanwhile: 'Use radios in the building, and your second way to reach families.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'Without the internet and cell service, nobody at your school can send a message.',
      meanwhile: 'Use the intercom by hand, and send from the first place with a signal.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'Write a message once. It goes out by SMS, email, voice, app, intercom and hallway sign at the same time, and you see what was delivered.',
  facts: {
    need: 'Your contact lists, and often nothing new.',
    worry: { label: 'Language', answer: 'You approve each translation first.' },
    price: 'Setup once, then yearly by families and channels.',
    starts: '2-4 weeks for most schools.',
  },
  meta: {
    title: 'Mass Notification for Schools and Districts',
    description:
      'Write a message once and send it by SMS, email, voice, app, intercom and hallway sign, in the languages you approve. You see what was delivered and failed.',
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
      title: 'In each family’s language',
      description:
        'Messages follow the language on your roster. You write or approve the words in each language, most of them in advance.',
    },
    {
      icon: 'users',
      title: 'Only the people it is for',
      description:
        'Choose a bus route, a grade, a wing or everyone. The families on Bus 7 hear about Bus 7, and other families do not.',
    },
  ],
  keyPlan: {
    label: 'Where messages go',
    place: 'To the roof speaker, and to the phones and signs you choose',
  },
  glance: {
    pictures: {
      installed: 'intercom-speaker',
      staff: 'message-draft',
      firstMinute: 'channels',
      doesNot: 'person-from-behind',
    },
    installed: [
      'Often nothing new.',
      'We connect the intercom, signs and phones you have, and tell you before you buy if one cannot connect or needs an adapter. We load contacts and messages with you.',
    ],
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
        name: 'Your intercom, signs and phone system',
        how: 'They play and show the message.',
      },
      {
        name: 'Your student information system',
        how: 'It has the current numbers and languages.',
      },
    ],
    staff: [
      'Pick a message. Send it.',
      'The people you name choose a group and a prepared message, or their own words. The office watches what was delivered, and keeps numbers and messages up to date.',
    ],
    firstMinute: [
      'It leaves on every channel.',
      'Each channel you picked carries the same words. You see what was delivered, who answered and which numbers failed. A text that fails is tried again as a call or an email.',
    ],
    doesNot: [
      'It cannot tell who read it.',
      'It cannot tell who heard an announcement, or reach a phone that is off.',
      'It does not write to families by itself, unless you set that up in advance.',
      'It is not a newsletter or a chat.',
    ],
    counts: ['enrollment', 'support', 'setup'],
    questions: [
      {
        question: 'Do our intercom, signs and phone system connect?',
        answer:
          'Often they do. We look at each one with you and tell you before you buy if it needs an adapter or cannot connect.',
      },
      { question: 'How are the translations made, and who checks them?', fact: 'translations' },
      {
        question: 'How do families give and withdraw consent for texts and calls?',
        answer:
          'Your school asks for consent, as your state’s law says. You load only the numbers that have it, and take off those that withdraw it.',
      },
      {
        question: 'Is there a price for each message, or one price for the year?',
        answer:
          'One price for the year, by families and channels, unless your quote names an extra cost for messages.',
      },
      { question: 'What happens if you miss the 99.9% uptime?', fact: 'uptimeMissed' },
    ],
  },
  failures: [
    {
      when: 'A text does not arrive',
      staff: 'Look at the list of numbers that failed, and correct them.',
      told: 'The family, by a call or an email in its place.',
      meanwhile: 'The office sees who has not been reached.',
    },
    {
      when: 'The wrong message went out',
      staff: 'Send a correction to the same group.',
      told: 'Everyone who got the first message.',
      meanwhile: 'A message that was sent cannot be called back.',
    },
  ],
  story: {
    headline: 'The same words everywhere at 1:30 PM',
    paragraphs: [
      'At Larkfield High, our example school, the driver of Bus 7 is on the way back from a field trip. At 1:28 PM the driver calls the office to say that the bus is late.',
      'The office chooses Bus 7, types “Bus 7 is running 10 minutes late” and sends it. Families read it on their phones, the sign at the bus loop shows it, and the speaker outside says it once. A minute later the office sees delivery.',
      'Because the office sends short messages like this one most weeks, staff know how it works. The emergency messages are already written in calm words. Only the room has to be filled in.',
    ],
    line: [466, 756],
    timeline: [
      { time: '1:28', event: 'The driver of Bus 7 calls the office' },
      { time: '1:30', event: 'One message goes to phones, speaker and sign' },
      { time: '1:31', event: 'Delivery is confirmed' },
      { time: '1:40', event: 'Bus 7 arrives and the sign clears itself' },
    ],
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
