import { brand } from '@/content/site/brand';
import type { Solution } from '@/content/site/types';

/** The private and charter page: entrances, visitors and the records for accreditors. */
export const solution: Solution = {
  slug: 'private-charter',
  name: 'Private & Charter',
  school: 'private',
  meta: {
    title: 'School Safety for Private and Charter Schools',
    description:
      'For private and charter schools: control doors, welcome visitors, take anonymous tips and keep the safety records that accreditors ask for, on one screen.',
  },
  hero: {
    lead: `${brand.name} helps private and charter schools welcome families and still know who comes in. Doors, visitors, tips and repairs are on one screen, with dated records for your next accreditation visit.`,
    picture: {
      src: '/media/visitor-management.svg',
      width: 960,
      height: 720,
      alt: 'Front office desk with a sign-in tablet and a printed visitor badge on a lanyard',
    },
  },
  block: {
    summary:
      'For schools that welcome many visitors and keep safety records for their accreditors.',
    link: 'See the private and charter solution',
  },
  challenge: {
    headline: 'Welcoming families while keeping track of visitors',
    points: [
      {
        title: 'One person knows the visitors',
        description:
          'Grandparents, tutors and drivers all use the same entrance. When the person who knows them is out, nobody is sure who belongs.',
      },
      {
        title: 'A clipboard for new families',
        description:
          'A family arrives for a tour and is handed a clipboard that shows the names of every other visitor.',
      },
      {
        title: 'Records in many places',
        description:
          'Accreditors ask for a year of drills and repairs, and your staff has to search for them.',
      },
    ],
  },
  solution: {
    headline: 'What changes at your school',
    blocks: [
      {
        title: 'Doors follow your schedule',
        description:
          'The main entrance unlocks for drop-off and locks when it ends. Anyone inside can always leave.',
        picture: { src: '/media/electronic-lock.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'Students can speak up privately',
        description:
          'In a small school where everyone knows everyone, students can report a worry without giving a name.',
        picture: { src: '/media/tip-line.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'Records are ready for accreditation',
        description:
          'Each repair, drill and visit is dated when it happens, so you can pull the report when you need it.',
        picture: { src: '/media/ticketing.svg', width: 960, height: 720, alt: '' },
      },
    ],
  },
  results: [
    { value: 98, unit: '%', label: 'parent satisfaction' },
    { value: 100, unit: '%', label: 'accreditation ready' },
    { prefix: '+', value: 23, unit: '%', label: 'enrollment' },
    { value: 94, unit: '%', label: 'donor confidence' },
  ],
  callToAction: 'See how it would work at your school',
};
