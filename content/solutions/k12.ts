import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as panicApp } from '../products/panic-app.ts?summary';
import { summary as visitorManagement } from '../products/visitor-management.ts?summary';
import { brand } from '@/content/site/brand';
import { weeks } from '@/content/site/demo';
import { ownerFacts } from '@/content/site/owner-facts';
import type { Solution } from '@/content/site/types';

/** The single-campus page. */
export const solution: Solution = {
  slug: 'k12',
  name: 'K-12 Single Campus',
  school: 'single',
  meta: {
    title: 'School Safety Platform for a Single K-12 Campus',
    description:
      'For one K-12 school: visitor sign-in, a staff panic button and drill reports on one screen, set up around your school day. See how it works. Ask for a demo.',
  },
  hero: {
    lead: `${brand.name} puts the drills, calls for help and visitors of an elementary, middle or high school on one screen. Doors lock by hand (Manual Lock) or on command (Rapid Lockdown). Each product page says what still works in an outage, and what staff do meanwhile.`,
    picture: {
      src: '/media/single-campus.svg',
      width: 960,
      height: 720,
      alt: 'A school building seen from above: six rooms on one hallway, and a call for help from the cafeteria',
    },
    facts: {
      size: ownerFacts.smallest,
      installs: ownerFacts.installers,
      ready: `${weeks.school}, with about 3 days of work on site. You send your lists, choose the training dates and run a first drill.`,
      pays: 'We publish no prices: ask for a quote. Grants may help, and for most your district applies.',
    },
  },
  block: {
    picture: { src: '/media/plan-campus.svg', width: 480, height: 300, alt: '' },
    summary: 'For one building, one front desk and a small team that does many jobs.',
    link: 'See the single-campus solution',
  },
  challenge: {
    headline: 'A few people do every job',
    picture: { src: '/media/drill-logs.svg', width: 480, height: 360, alt: '' },
    points: [
      {
        title: 'Drill logs on paper',
        description:
          'Someone has to collect the logs and type them up before the annual report is due.',
      },
      {
        title: 'Unclear calls for help',
        description:
          'The radio says, “Someone come to the gym.” Nobody knows who is going, or to which door.',
      },
      {
        title: 'A paper sign-in sheet',
        description:
          'A guest signs in. At the end of the day, nobody can say whether that guest has left.',
      },
    ],
  },
  solution: {
    headline: 'What changes at your school',
    blocks: [
      {
        title: 'Drill reports are ready the same day',
        description:
          'The clock starts with the announcement, teachers account for each class on their phones, and you review the report. You copy it into your state’s form.',
        picture: drillManagement.picture,
      },
      {
        title: 'Help comes to the right room',
        description:
          'With the Panic Button App and Nexus, the office screen, a staff member holds one button on a phone. The nurse or the office gets the caller’s name and room, and the caller sees who is coming. It does not call 911: staff do.',
        picture: panicApp.picture,
      },
      {
        title: 'Know who has signed in',
        description:
          'Guests sign in on a tablet, wear a badge with an end time and hand it back when they leave. The desk sees a possible match with your custody orders. It does not run student pick-up: keep your pick-up cards.',
        picture: visitorManagement.picture,
      },
    ],
  },
  results: [
    { value: 3, unit: 'days', label: 'average setup' },
    { value: 100, unit: '%', label: 'compliance' },
    { value: 85, unit: '%', label: 'faster response' },
    { value: 15, unit: 'hours', label: 'saved weekly' },
  ],
  callToAction: 'See it for a school like yours',
};
