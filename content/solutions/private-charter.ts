import { summary as electronicLock } from '../products/electronic-lock.ts?summary';
import { summary as ticketing } from '../products/ticketing.ts?summary';
import { summary as tipLine } from '../products/tip-line.ts?summary';
import { brand } from '@/content/site/brand';
import type { Solution } from '@/content/site/types';

/** The private and charter page: the entrance, tips and the records for accreditors. */
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
    lead: `${brand.name} helps private and charter schools welcome families and know who comes in. Guests sign in on a tablet, not on a sheet that shows every other name. Doors, tips and repairs are on the same screen.`,
    picture: {
      src: '/media/gate-and-grounds.svg',
      width: 960,
      height: 720,
      alt: 'A school and its grounds behind one gate, where the front desk checks a guest',
    },
  },
  block: {
    summary:
      'For schools that welcome many visitors and keep safety records for their accreditors.',
    link: 'See the private and charter solution',
  },
  challenge: {
    headline: 'Everyone knows everyone, until someone new comes in',
    points: [
      {
        title: 'One entrance for everyone',
        description:
          'Grandparents, tutors and drivers all use it. When the person who knows them is out, nobody is sure who belongs.',
      },
      {
        title: 'A worry that stays quiet',
        description:
          'In a small school, everyone soon knows who reported something. Many students say nothing.',
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
    lead: 'The full rollout takes 2-4 weeks for most schools. The grant check under Resources shows which programs may help a private or charter school pay.',
    blocks: [
      {
        title: 'Guests come to the desk',
        description:
          'The main entrance unlocks for drop-off and locks when it ends. After that, the desk checks each name against the lists you keep before it lets a guest in.',
        picture: electronicLock.picture,
      },
      {
        title: 'Students can speak up privately',
        description:
          'They report a worry without giving a name. A person you choose reads it and answers.',
        picture: tipLine.picture,
      },
      {
        title: 'Records are ready for accreditation',
        description:
          'Each repair, drill and visit is dated when it happens, so you can pull the report when you need it.',
        picture: ticketing.picture,
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
