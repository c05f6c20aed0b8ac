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
  route: '/products/ticketing',
  position: 3,
  tags: ['Operations', 'Work orders'],
  picture: {
    src: '/media/ticketing.svg',
    small: '/media/ticketing-small.svg',
    width: 960,
    height: 720,
    alt: '',
  },
};

export const outages: ProductOutages = {
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
};

export const product: Product = {
  summary,
  meta: {
    title: 'Ticketing: Safety Repairs for Your School',
    description:
      'A door that does not latch gets a repair ticket with a person in charge, a due time and a photo. The repairs that matter most for safety are at the top.',
  },
  inverted: false,
  lead: 'A door that does not latch gets a repair ticket with a person in charge, a due time and a photo. You can see how far along it is.',
  facts: {
    need: 'Staff phones or a web browser. No new equipment.',
    worry: { label: 'Your system', answer: 'Repairs can pass to it through a REST API.' },
    price: 'Setup once, then yearly by enrollment and support plan.',
  },
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
        'A ticket closes with a photo and the name of the person who did the work. If the door fails again, the next person sees what was tried.',
    },
  ],
  featureImage: {
    src: '/media/ticketing.svg',
    width: 960,
    height: 720,
    alt: 'Three maintenance tickets: a camera cleaned, Door 14 in progress and a bus loop light still open',
  },
  story: {
    headline: 'Door 14 is fixed before lunch',
    paragraphs: [
      'In many schools there is a door that does not latch. People mention it in the hallway, but nobody is asked to repair it.',
      'At Larkfield High, our example school, that door is Door 14. Its slow latch goes on the repair list at 7:49 AM. At 10:41 AM a student reports it propped open, and the ticket becomes urgent. Marcus Reyes, the custodian, brings the right part. The principal gets a photo of the new latch, and the student is told.',
    ],
    timeline: [
      { time: '7:49', event: 'The latch of Door 14 goes on the repair list' },
      { time: '10:47', event: 'The 10:41 tip raises it to High, due 11:30' },
      { time: '11:02', event: 'Marcus Reyes starts the repair' },
      { time: '11:20', event: 'Latch replaced, photo added, ticket closed' },
    ],
  },
  storyImage: { src: '/media/ticketing-story.svg', width: 960, height: 640, alt: '' },
  doesNot: [
    'It does not plan purchasing or cleaning. The system you use for that stays, and repairs can pass to it.',
    'It does not close a ticket by itself. A person confirms that the repair is done.',
    'It does not rank your staff. It ranks repairs, in the order you set.',
  ],
  questions: [
    {
      question: 'What if a door cannot wait?',
      answer:
        'The person who looks after that part of the building is told, and so are the people you named for urgent repairs. Until it is fixed, someone stays there, or locks it by key if the lock still holds.',
    },
    {
      question: 'Can it pass repairs to the system we already use?',
      answer:
        'Yes, if that system can use a REST API. Ask its maker, or tell us its name and we ask. If it cannot, someone enters repairs in both.',
    },
    {
      question: 'Can a contractor get one ticket without seeing the rest?',
      answer: 'Yes. A contractor’s role can show only the tickets given to that contractor.',
    },
    {
      question: 'What is installed?',
      answer:
        'No equipment. Staff use a phone or a web browser. We set up your rooms and doors, and who looks after each.',
    },
    {
      question: 'Who can see photos and names, and how long are they kept?',
      fact: 'recordsSeen',
    },
    { question: 'Do we need Nexus too?', fact: 'withoutNexus' },
  ],
  outages,
  worksWith: ['ai-insights', 'tip-line', 'floor-plan'],
};
