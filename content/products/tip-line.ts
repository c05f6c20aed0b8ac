import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'tip-line',
  name: 'AI Anonymous Tip Line',
  subtitle: 'A safe way to speak up',
  description:
    'Students report a worry without giving a name, and staff can answer without asking for one.',
  icon: 'tip-line',
  category: 'Safety',
  tags: ['Safety', 'Anonymous'],
  picture: { src: '/media/tip-line.svg', width: 960, height: 720, alt: '' },
  object: 'speech-bubbles',
};

export const outages: ProductOutages = {
  first: 'servers',
  internet: {
    outcome: 'in-part',
    why: 'Students reach it with cell service or from home.',
    meanwhile: 'The adults you named read tips on a phone with cell service.',
  },
  power: {
    outcome: 'in-part',
    why: 'Students with cell service reach it, but your Wi-Fi is off.',
    meanwhile: 'The adults you named read tips on a charged phone with cell service.',
  },
  cell: {
    outcome: 'works',
    why: 'It is a web page, which also opens over Wi-Fi or at home.',
    meanwhile: 'The adults you named read tips on a computer or over Wi-Fi.',
  },
  servers: {
    outcome: 'fails',
    why: 'The page and the tips are on our servers.',
    meanwhile: 'Students tell an adult, and call 911 if someone is in danger now.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'in-part',
      why: 'Students reach it from home, but not at your school.',
      meanwhile:
        'At school, students tell an adult, and tips are read where there is a connection.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'in-part',
      why: 'Students reach it from home, but not at your school.',
      meanwhile:
        'At school, students tell an adult, and tips are read where there is a connection.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'Students report a worry without giving a name, and staff can answer without asking for one. AI puts urgent reports first, and an adult reads each one.',
  facts: {
    need: 'A poster or a link. No app and no accounts.',
    worry: { label: 'Names', answer: 'No name or phone number is asked for.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
    starts: '2-4 weeks for most schools.',
  },
  alert: 'anonymous-tip',
  meta: {
    title: 'AI Anonymous Tip Line for Students and Schools',
    description:
      'Students report a worry without giving a name, and staff can answer without asking for one. AI puts urgent tips first, and a person reads every one of them.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'A student on a hallway bench reports a propped door without giving a name and gets an answer',
  features: [
    {
      icon: 'message',
      title: 'No name, but an answer',
      description:
        'Students need no account and no phone number. They keep a private thread, so staff can thank them and ask a question.',
    },
    {
      icon: 'list',
      title: 'Urgent tips come first',
      description:
        'AI reads each tip when it arrives, in the language the student wrote it in. It moves what cannot wait to the top and says why.',
    },
    {
      icon: 'heart',
      title: 'The right adult sees it',
      description:
        'A door goes to the assistant principal, a worry about a friend to the counselor. You decide who sees what.',
    },
  ],
  keyPlan: {
    label: 'Where a student uses it',
    place: 'On any phone. Here, in the library',
  },
  glance: {
    pictures: {
      installed: 'poster',
      staff: 'speech-bubbles',
      firstMinute: 'flagged-tip',
      doesNot: 'phone-911',
    },
    installed: [
      'No equipment and no app.',
      'Students open a web page or scan a code on a poster. We set up the topics, the languages, who reads each kind of tip and what the first screen says.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'It shows tips that need action beside doors and alerts, without a name.',
      },
      {
        products: ['ticketing'],
        how: 'A report of something broken gets a repair ticket, and the student hears when it is done.',
      },
      {
        products: ['mass-notifications'],
        how: 'You remind students that the tip line exists and how to find it.',
      },
      {
        name: 'Your counselors’ case notes',
        how: 'Through the REST API, when a student agrees.',
      },
    ],
    staff: [
      'Read tips and answer.',
      'The adults you name get the tips meant for them, and answer in the thread. You decide who is on call in the evening and on weekends. A person closes each tip.',
    ],
    firstMinute: [
      'The right adult is told.',
      'A tip is sorted by topic and by how soon someone should look, and their phone says why. If the words suggest danger, the person you named for that is told as well.',
    ],
    doesNot: [
      'It is not 911.',
      'It does not replace an adult. Its first screen says when to call 911.',
      'AI does not answer tips. A person does.',
    ],
    counts: ['enrollment', 'support', 'setup'],
    questions: [
      {
        question: 'Who reads tips at night?',
        answer:
          'The adults you name. You decide who is on call in the evening and on weekends. We do not supply staff for it.',
      },
      { question: 'What data could identify a student?', fact: 'tipTraces' },
      { question: 'What if a tip is false or meant to hurt someone?', fact: 'falseTips' },
      {
        question: 'How long is a tip kept?',
        answer:
          'For as long as your agreement runs, or until your school asks us to delete it. After cancellation you can read it for 90 days, and after 12 months it is deleted, unless a law requires longer. Parents ask the school.',
      },
      {
        question: 'What does it cost each year?',
        answer:
          'Setup is paid once. The software is paid each year, by your enrollment and the support plan you choose.',
      },
      { question: 'Where are tips kept, and who else handles them?', fact: 'dataKept' },
      {
        question: 'Which student-privacy agreement can you sign in our state?',
        fact: 'stateAgreements',
      },
    ],
  },
  copies: {
    title: 'Who reads a tip, and what is stored',
    open: 'One tip, step by step, from the phone to its deletion.',
    stations: [
      {
        title: 'On the phone',
        text: 'A student opens the web page and types one sentence.',
        readers: 'The student.',
        stored:
          'Nothing until the student sends it. The page says that it cannot hide a name that is typed.',
      },
      {
        title: 'On our servers',
        text: 'The tip arrives and gets a private thread.',
        readers: 'The adults you named. School staff never see the network address.',
        stored: 'The words and the time. No name, account or phone number is asked for.',
      },
      {
        title: 'Sorted by a program',
        text: 'AI reads the tip, moves it to the top if it cannot wait, and says why.',
        readers: 'The program. It does not answer and does not close a tip.',
        stored:
          'The topic, how soon someone should look, and the reason. No tip is used to train AI for another school or company.',
      },
      {
        title: 'Read by an adult',
        text: 'The adult you named for that topic reads every word and answers in the thread.',
        readers: 'That adult, and the person you named for danger if the words suggest it.',
        stored: 'The answers, in the same thread.',
      },
      {
        title: 'Copies you choose',
        text: 'A broken door becomes a ticket, and a tip that needs action shows in Nexus.',
        readers: 'The roles you chose.',
        stored: 'The ticket or the task. Case notes get a copy only when the student agrees.',
      },
      {
        title: 'Closed by a person',
        text: 'An adult closes the tip and says why it was closed.',
        readers: 'The adults you named, and the student in the thread.',
        stored:
          'The reason. If the school finds nothing, the name of the person it was about is removed.',
      },
      {
        title: 'Deleted',
        text: 'The tip stays for as long as your agreement runs, or until your school asks us to delete it.',
        readers:
          'After cancellation you can read it for 90 days, and then nobody at the school can.',
        stored: 'After 12 months nothing, unless a law requires us to keep something longer.',
      },
    ],
    endings: [
      {
        title: 'A real worry',
        tip: '“My friend has stopped eating and talks to nobody.”',
        steps: [
          'The program moves it to the top, and the counselor and the person you named for danger are told.',
          'The counselor reads it, answers in the thread and talks with the friend. If a life is in danger, staff call 911.',
          'The counselor closes the tip when the friend has help. The student who wrote reads that someone acted.',
        ],
      },
      {
        title: 'A malicious tip about an innocent student',
        tip: '“He has something bad in his locker.” It is not true.',
        steps: [
          'An adult reads it before anything is done. The program decides nothing about the student.',
          'The adult looks into it as your school’s rules say, and finds nothing.',
          'That adult closes the tip, writes down why, and clears the name: it is removed from the record.',
        ],
      },
    ],
  },
  story: {
    headline: 'A student reports a door, and a person answers',
    paragraphs: [
      'At Larkfield High, our example school, a student on the way to class sees that Door 14 by the gym is propped open. She does not want to be known as the one who told.',
      'She types one sentence. A minute later the assistant principal answers: “Thank you. We are checking it now.” Marcus Reyes, the custodian, takes out the wedge and closes the door. At 11:20 AM the latch is replaced, and she is told in the same thread.',
      'She has seen that an adult reads the tips, that someone answers, and that nobody asks for her name.',
    ],
    line: [643, 643],
    timeline: [
      { time: '10:41', event: 'A student reports Door 14 propped open' },
      { time: '10:42', event: 'The assistant principal answers' },
      { time: '10:44', event: 'Marcus Reyes closes Door 14' },
      { time: '11:20', event: 'New latch, and the student is told' },
    ],
  },
  related: [
    {
      id: 'ticketing',
      why: 'Takes reports of broken things, and tells the student when the repair is done.',
    },
    {
      id: 'mass-notifications',
      why: 'Reminds students and families where to find the tip line.',
    },
    {
      id: 'nexus',
      why: 'Puts a tip beside the door or alert that it belongs to, on the office screen.',
    },
  ],
};
