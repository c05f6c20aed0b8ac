import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'nexus',
  name: 'Nexus',
  subtitle: 'One screen for your whole school',
  description:
    'See connected locks, sensors, drills and messages on one screen, with the next thing to do at the top.',
  icon: 'nexus',
  category: 'Platform',
  tags: ['Platform', 'Real time'],
  picture: { src: '/media/nexus.svg', width: 960, height: 720, alt: '' },
  object: 'office-screen',
};

export const outages: ProductOutages = {
  first: 'servers',
  internet: {
    outcome: 'in-part',
    why: 'Office computers cannot reach it, but a phone with cell service can.',
    meanwhile: 'Staff open it on such a phone, where devices at your school show as not answering.',
  },
  power: {
    outcome: 'in-part',
    why: 'Office computers and Wi-Fi are off, but a phone with cell service opens it.',
    meanwhile:
      'Staff open it on a charged phone, where devices without power show as not answering.',
  },
  cell: {
    outcome: 'works',
    why: 'It runs in a web browser over your school’s network.',
    meanwhile: 'Staff stay on the school’s Wi-Fi, because phones cannot open it anywhere else.',
  },
  servers: {
    outcome: 'fails',
    why: 'It runs on our servers, so no screen can open it.',
    meanwhile: 'Staff use your emergency plan on paper, phones and radios.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Without power there is no Wi-Fi, so phones cannot reach it either.',
      meanwhile: 'Staff use your emergency plan on paper, and radios.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'Without the internet and cell service, nothing at your school can reach it.',
      meanwhile: 'Staff use your emergency plan on paper, and radios.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'Locks, sensors, drills, visitors, repairs and messages all report to Nexus, the unified operations hub. It shows the next thing to do at the top.',
  facts: {
    need: 'A web browser and the internet. No new equipment.',
    worry: { label: 'Connects', answer: 'Student lists, staff sign-in and message tools.' },
    price: 'Setup once, then yearly by size, modules and support plan.',
    starts: '2-4 weeks for most schools.',
  },
  meta: {
    title: 'Nexus: One Screen for School Safety Operations',
    description:
      'Nexus puts connected locks, sensors, drills, visitors, repairs and messages on one screen, shows what to do next and keeps one day record.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'The office on a Tuesday morning: every system meets on one screen, with one door to check',
  features: [
    {
      icon: 'eye',
      title: 'See the whole building',
      description:
        'Every open task, connected door and sensor is on one live map, floor by floor. You no longer need to know which system has the answer.',
    },
    {
      icon: 'route',
      title: 'Act from the same screen',
      description:
        'Lock a wing, message families or assign a repair without opening another program or finding another password.',
    },
    {
      icon: 'history',
      title: 'Keep one record',
      description:
        'Nexus saves each action with a time and a name, so you can read and share the report of an event the same day.',
    },
  ],
  keyPlan: {
    label: 'Where you use it',
    place: 'Second-floor office, next to the library',
  },
  glance: {
    pictures: {
      installed: 'own-devices',
      staff: 'office-screen',
      firstMinute: 'first-minute',
      doesNot: 'headset-911',
    },
    installed: [
      'No equipment.',
      'Nexus runs in a web browser on the computers and phones your staff have. We set up floor plans, roles, bell schedules and emergency plans with you.',
    ],
    connectsTo: [
      {
        name: 'Every other product on this site',
        to: '/products',
        how: 'Each one reports to Nexus, the manual lock only with its optional sensor.',
      },
      {
        name: 'Your student information system',
        how: 'Your staff and student lists stay current. We set the connection up with you.',
      },
      {
        name: 'Your identity provider',
        how: 'Staff sign in with the account they already have, such as Google Workspace or Microsoft.',
      },
      {
        name: 'Your communication tools',
        how: 'The ones you use today to reach families. Other software connects through a REST API.',
      },
    ],
    staff: [
      'Keep it open in the office.',
      'Principals and safety staff get tasks on their phones, mark them done and add a photo where it helps. District leaders see every site and sign in only when they need to.',
    ],
    firstMinute: [
      'The alert moves to the top.',
      'It shows its room and time, and Nexus opens the emergency plan you wrote: which doors lock, which message goes out, who is told. The person on duty can stop any step.',
    ],
    doesNot: [
      'It does not replace 911.',
      'It does not replace phones or radios.',
      'It does not decide for you. It follows the emergency plan your team agreed on.',
      'It does not show everyone everything. Each role sees what its work needs.',
    ],
    counts: ['enrollment', 'campuses', 'setup', 'support'],
    questions: [
      { question: 'What connects, and what does not?', fact: 'connections' },
      { question: 'What happens during the rollout?', fact: 'rollout' },
      {
        question: 'Who owns our data, and how long do you keep it?',
        answer:
          'Your school owns it. We keep it for as long as your agreement runs. After cancellation you can read it for 90 days, and after 12 months it is deleted, unless a law requires us to keep something longer.',
      },
      {
        question: 'What is paid once, and what each year?',
        answer:
          'Setting it up is paid once. The software is paid each year, by your enrollment, the modules and the support plan you choose. Your quote shows both.',
      },
      { question: 'How do staff sign in?', fact: 'signingIn' },
      { question: 'Where is our data kept, and who else handles it?', fact: 'dataKept' },
      { question: 'How long does a contract run?', fact: 'contract' },
      { question: 'How can a school buy it?', fact: 'purchasing' },
      { question: 'When can we reach support?', fact: 'urgentSupport' },
      { question: 'Who issued your SOC 2 Type II report?', fact: 'soc2' },
      { question: 'Is there an accessibility report (VPAT)?', fact: 'accessibilityReport' },
    ],
    more: { label: 'All IT & privacy answers', to: '/resources/faq', anchor: 'Resources_IT' },
  },
  story: {
    headline: 'One screen instead of several logins',
    paragraphs: [
      'Without a shared screen, one person in the office may run the day with several logins, a radio and a binder. When that person is out, nobody else knows where everything stands.',
      'At Larkfield High, our example school, the lock of Door 14 is a Rapid Lockdown. When it reports the door open, the task goes to Marcus Reyes, the custodian, because that side of the building is assigned to him. The principal can see who has the task, and nobody has to make a phone call.',
      'A serious event starts on the same screen. Nexus opens your emergency plan, then the floor plan, then the message you prepared, so your team does not have to search for them.',
    ],
    line: [155, 658],
    timeline: [
      { time: '7:44', event: 'Door 14, the side door by the gym, reports open' },
      { time: '7:45', event: 'Nexus sends the task to Marcus Reyes' },
      { time: '7:48', event: 'Marcus pushes the door shut and adds a photo of the latch' },
      { time: '7:49', event: 'The latch goes on the repair list' },
    ],
  },
  related: [
    {
      id: 'floor-plan',
      why: 'Shows each alert on the right floor plan, in the middle of the Nexus screen.',
    },
    {
      id: 'ai-insights',
      why: 'Reads the record that Nexus keeps and points out problems that keep coming back.',
    },
    {
      id: 'visitor-management',
      why: 'Adds the guests who have signed in, and where each one is expected, to the screen.',
    },
  ],
};
