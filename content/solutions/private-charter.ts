import { summary as ticketing } from '../products/ticketing.ts?summary';
import { summary as tipLine } from '../products/tip-line.ts?summary';
import { summary as visitorManagement } from '../products/visitor-management.ts?summary';
import { brand } from '@/content/site/brand';
import { weeks } from '@/content/site/demo';
import { ownerFacts } from '@/content/site/owner-facts';
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
    lead: `${brand.name} helps private and charter schools welcome families and know who has signed in. Guests sign in on a tablet, not on a sheet that shows every other name. The office sees doors, tips and repairs on one screen.`,
    picture: {
      src: '/media/gate-and-grounds.svg',
      width: 960,
      height: 720,
      alt: 'A school and its grounds behind one gate, where the front desk checks a guest',
    },
    facts: {
      size: ownerFacts.smallest,
      installs: ownerFacts.installers,
      ready: `${weeks.school}, with about 3 days of work on site.`,
      pays: 'FEMA’s Nonprofit Security Grant is for 501(c)(3) nonprofits at high risk of an extremist attack. Some grants take a charter school only if it counts as a district.',
    },
  },
  block: {
    picture: { src: '/media/plan-gate.svg', width: 480, height: 300, alt: '' },
    summary:
      'For schools that welcome many visitors and keep safety records for their accreditors.',
    link: 'See the private and charter solution',
  },
  challenge: {
    headline: 'Many visitors, one front desk, few staff',
    picture: { src: '/media/entrance.svg', width: 480, height: 360, alt: '' },
    points: [
      {
        title: 'One entrance for everyone',
        description:
          'Grandparents, tutors and drivers all use it. When the person who knows them is out, nobody is sure who belongs.',
      },
      {
        title: 'Students do not report problems',
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
    blocks: [
      {
        title: 'Guests come to the desk',
        description:
          'Each name is compared with your lists, and the desk decides before a guest goes further.',
        picture: visitorManagement.picture,
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
  day: {
    title: 'The day the secretary is out sick',
    moments: [
      {
        label: 'Before school',
        text: 'The head of school asks someone who already has the front desk role. That person signs in with their own school account.',
      },
      {
        label: 'Drop-off',
        text: 'With Rapid Lockdown, that person unlocks the main entrance. It locks when drop-off ends.',
      },
      {
        label: 'A guest',
        text: 'Whoever is at the desk follows your steps on the screen and does not have to know the guest. If nobody is there, the guest waits outside.',
      },
      {
        label: 'A child feels sick',
        text: 'The Panic Button App, with Nexus, sends the room to the person you named. It does not call 911: staff do. If your secretary is also the nurse, name a second person, who gets the call when nobody accepts.',
      },
      {
        label: 'After school',
        text: 'The head of school opens the list of guests who have not signed out.',
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
