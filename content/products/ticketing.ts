import type { ProductOutages } from '@/content/outages/types';
import type { Product, ProductSummary } from '@/content/site/types';

export const summary: ProductSummary = {
  id: 'ticketing',
  name: 'Ticketing',
  subtitle: 'Safety repairs that get finished',
  description:
    'A door that does not latch gets a repair ticket with a person in charge, a due time and a photo.',
  icon: 'ticketing',
  category: 'Operations',
  tags: ['Operations', 'Work orders'],
  picture: { src: '/media/ticketing.svg', width: 960, height: 720, alt: '' },
  object: 'ticket-tag',
};

export const outages: ProductOutages = {
  first: 'servers',
  internet: {
    outcome: 'in-part',
    why: 'Office computers cannot reach it, but a phone with cell service can.',
    meanwhile: 'Staff tell the custodian about urgent repairs, and enter the rest later.',
  },
  power: {
    outcome: 'in-part',
    why: 'Only phones with cell service reach it.',
    meanwhile: 'Staff tell the custodian about urgent repairs, and enter the rest later.',
  },
  cell: {
    outcome: 'works',
    why: 'Tickets go over your school’s network.',
    meanwhile: 'Staff away from Wi-Fi add their notes when they are back.',
  },
  servers: {
    outcome: 'fails',
    why: 'Tickets are kept on our servers.',
    meanwhile: 'Staff write repairs on paper, and enter them later.',
  },
  together: [
    {
      when: ['power', 'cell'],
      outcome: 'fails',
      why: 'Without power there is no Wi-Fi, so phones cannot reach it either.',
      meanwhile: 'Staff write repairs on paper, and enter them later.',
    },
    {
      when: ['internet', 'cell'],
      outcome: 'fails',
      why: 'Without the internet and cell service, nobody at your school can open a ticket.',
      meanwhile: 'Staff write repairs on paper, and enter them later.',
    },
  ],
};

export const product: Product = {
  summary,
  outages,
  lead: 'A door that does not latch gets a repair ticket with a person in charge, a due time and a photo. You can see how far along it is.',
  facts: {
    need: 'Staff phones or a web browser. No new equipment.',
    worry: { label: 'Your system', answer: 'Repairs can pass to it through a REST API.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
    starts: '2-4 weeks for most schools.',
  },
  meta: {
    title: 'Ticketing: Safety Repairs for Your School',
    description:
      'A door that does not latch gets a repair ticket with a person in charge, a due time and a photo. The repairs that matter most for safety are at the top.',
  },
  availability: 'available',
  inverted: false,
  pictureAlt:
    'Three maintenance tickets: a camera cleaned, Door 14 in progress and a bus loop light still open',
  features: [
    {
      icon: 'ticket',
      title: 'A ticket from any alert',
      description:
        'A lock, a sensor, a tip or a teacher can report a problem. The ticket already has the place, the time and the history.',
    },
    {
      icon: 'list',
      title: 'Safety goes first',
      description:
        'An outside door that does not latch moves ahead of a dirty camera lens. You set the order, and everyone sees it.',
    },
    {
      icon: 'camera',
      title: 'Closed with a photo',
      description:
        'A ticket closes with a photo and the name of the person who did the work. If the same door fails again, the next person sees what was tried before.',
    },
  ],
  keyPlan: {
    label: 'Where you use it',
    place: 'In any part of the building. Here, the first-floor hallway',
  },
  glance: {
    pictures: {
      installed: 'own-devices',
      staff: 'latch-photo',
      firstMinute: 'ticket-tag',
      doesNot: 'empty-form',
    },
    installed: [
      'No equipment.',
      'Ticketing is a list on the office screen and on the phones of the people who do repairs. We set up your buildings, rooms and doors, and who looks after each of them.',
    ],
    connectsTo: [
      {
        products: ['nexus'],
        how: 'Open safety repairs are on the same screen as doors and sensors.',
      },
      {
        products: ['electronic-lock'],
        how: 'Low batteries and latch faults open their own tickets.',
      },
      { products: ['tip-line'], how: 'A report about a broken door can get a repair ticket.' },
      { products: ['drill-management'], how: 'What went wrong in a drill gets a repair ticket.' },
      { name: 'Your own maintenance system', how: 'Through the REST API.' },
    ],
    staff: [
      'Report it in a few taps.',
      'Anyone on staff can. Your custodian or maintenance team takes the ticket, adds what they did and a photo, and closes it. A principal checks what is late.',
    ],
    firstMinute: [
      'A report becomes a ticket.',
      'It has its place, its history and a priority. The person who looks after that part of the building is told, and if a door cannot wait, so are the people you named.',
    ],
    doesNot: [
      'It is not a budget tool.',
      'It does not replace a facilities system: purchasing and cleaning schedules stay there.',
      'It does not close a ticket by itself. A person confirms that it is fixed.',
      'It does not rank your staff.',
    ],
    counts: ['enrollment', 'support', 'setup'],
    questions: [
      {
        question: 'Can it pass repairs to the maintenance system we already use?',
        answer:
          'Yes, if that system can use a REST API. Ask its maker, or tell us its name and we ask.',
      },
      {
        question: 'Can a contractor get one ticket without seeing the rest?',
        answer:
          'Yes. Access is role-based, so a contractor’s role can show only the tickets given to that contractor.',
      },
      { question: 'When can we reach support?', fact: 'urgentSupport' },
      {
        question: 'Is it included, or does it have its own price?',
        answer:
          'It is a module with a price of its own: setup once, then yearly. There is no equipment to buy.',
      },
      {
        question: 'Who can see photos and names, and how long are they kept?',
        answer:
          'Only the roles you choose can see them. We keep them for as long as your agreement runs. After cancellation you can read them for 90 days, and after 12 months they are deleted, unless a law requires us to keep something longer.',
      },
    ],
  },
  story: {
    headline: 'Door 14 is fixed before lunch',
    paragraphs: [
      'In many schools there is a door that does not latch. People mention it in the hallway, but it is on nobody’s list, so it stays that way.',
      'At Larkfield High, our example school, that door is Door 14, by the gym. Its slow latch goes on the repair list at 7:49 AM. At 10:41 AM a student reports that the same door is propped open. Both reports go on one ticket. The second one raises its priority to High, due at 11:30 AM.',
      'Marcus Reyes, the custodian, reads both reports on his phone and brings the right part. When he closes the ticket, the principal gets a photo of the new latch, and the student who sent the tip is told.',
    ],
    line: [795, 795],
    timeline: [
      { time: '7:49', event: 'The latch of Door 14 goes on the repair list' },
      { time: '10:47', event: 'The 10:41 tip raises it to High, due 11:30' },
      { time: '11:02', event: 'Marcus Reyes starts the repair' },
      { time: '11:20', event: 'Latch replaced, photo added, ticket closed' },
    ],
  },
  related: [
    {
      id: 'ai-insights',
      why: 'Shows which repairs keep coming back and when, so that you can fix the cause.',
    },
    {
      id: 'tip-line',
      why: 'Turns a student’s report of something broken into a ticket, without the student’s name.',
    },
    {
      id: 'floor-plan',
      why: 'Shows every open repair on the floor plan, at the door or room where it is.',
    },
  ],
};
