import { site } from '../site';
import type { Solution } from '../types';

/** The private and charter page: the gate, the welcome and the record for accreditors. */
export const solution: Solution = {
  slug: 'private-charter',
  name: 'Private & Charter',
  school: 'private',
  meta: {
    title: 'Safety for private and charter schools',
    description:
      'A safe gate, a warm welcome and the record your accreditors ask for: doors, visitors, tips and repairs kept on one line for private and charter schools.',
  },
  hero: {
    lead: `Families choose you for the way you say good morning. ${site.name} keeps the gate, the desk and the record in order behind that welcome, and stays out of the doorway.`,
    picture: {
      src: '/media/visitor-management.svg',
      width: 960,
      height: 720,
      alt: 'Front office desk with a sign-in tablet and a printed visitor badge on a lanyard',
    },
  },
  block: {
    summary: 'A safe gate and a warm welcome, with the record your accreditors ask for.',
    link: 'See the private and charter plan',
  },
  challenge: {
    headline: 'Open to families, and careful about it',
    points: [
      {
        title: 'The gate',
        description:
          'Grandparents, tutors and deliveries all come up the same drive. One person knows most of them by sight, and she is out on Thursday.',
      },
      {
        title: 'The welcome',
        description:
          'A tour arrives at 9:00. The first thing the family is handed is a clipboard with everyone else’s names on it.',
      },
      {
        title: 'The visit',
        description:
          'Accreditors ask for a year of drills and repairs. The proof is in three cabinets and one good memory.',
      },
    ],
  },
  solution: {
    headline: 'The welcome stays warm. The record keeps itself.',
    blocks: [
      {
        title: 'Doors keep the school’s hours',
        description:
          'They open for drop-off and lock when it ends, on your calendar. Anyone inside can always leave.',
        picture: { src: '/media/electronic-lock.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'A small school can stay private',
        description:
          'Where everyone knows everyone’s handwriting, students can report a worry without giving a name.',
        picture: { src: '/media/tip-line.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'The folder is already full',
        description:
          'Each repair, drill and visit is dated when it happens, so the accreditation file is ready when the visit is.',
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
  callToAction: 'Walk us from your gate to the last door',
};
