import { brand } from '@/content/site/brand';
import type { Solution } from '@/content/site/types';

/**
 * The single-campus page. "3 days average setup" is installation on site; the lead sets it apart
 * from the weeks of the full rollout that the FAQ names.
 */
export const solution: Solution = {
  slug: 'k12',
  name: 'K-12 Single Campus',
  school: 'single',
  meta: {
    title: 'School Safety Platform for a Single K-12 Campus',
    description:
      'For one K-12 school: visitor sign-in, a staff panic button and drill reports on one screen, set up around your school day. See how it works and book a demo.',
  },
  hero: {
    lead: `${brand.name} gives your school one screen for doors, visitors, drills and calls for help. Installing the equipment takes 3 days on average. The full rollout, with your schedules and staff training, takes 2-4 weeks for most schools.`,
    picture: {
      src: '/media/floor-plan.svg',
      width: 960,
      height: 720,
      alt: 'Plan of a school’s first floor with every door connected and Door 14 marked for attention',
    },
  },
  block: {
    summary: 'For one building, one front office and a small team that does many jobs.',
    link: 'See the single-campus solution',
  },
  challenge: {
    headline: 'A few people do every job',
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
          'A guest signs in at the desk. At the end of the day, nobody can say whether that guest has left.',
      },
    ],
  },
  solution: {
    headline: 'What changes at your school',
    blocks: [
      {
        title: 'Your desk knows who is here',
        description:
          'Guests sign in on a tablet and wear a badge with a room number and an end time.',
        picture: { src: '/media/visitor-management.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'Help comes to the right room',
        description:
          'A staff member holds one button. The nurse or the office gets the name and the room number.',
        picture: { src: '/media/panic-app.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'Drill reports are ready the same day',
        description:
          'The clock starts with the announcement, teachers account for each class, and you review the report.',
        picture: { src: '/media/drill-management.svg', width: 960, height: 720, alt: '' },
      },
    ],
  },
  results: [
    { value: 3, unit: 'days', label: 'average setup' },
    { value: 100, unit: '%', label: 'compliance' },
    { value: 85, unit: '%', label: 'faster response' },
    { value: 15, unit: 'hours', label: 'saved weekly' },
  ],
  callToAction: 'See it on your own floor plan',
};
