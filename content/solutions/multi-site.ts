import { site } from '../site';
import type { Solution } from '../types';

/** The district page: one view for the district office, each site in charge of its own day. */
export const solution: Solution = {
  slug: 'multi-site',
  name: 'Multi-Site District',
  school: 'district',
  meta: {
    title: 'Safety for multi-site districts',
    description:
      'One page for every campus in the district: doors, drills, repairs and messages, with each site running its own day inside the rules you set.',
  },
  hero: {
    lead: `Fifty campuses, each with its own bell, its own front desk and its own stubborn door. ${site.name} puts them on one page for the district and leaves the day to the people in the building.`,
    picture: {
      src: '/media/nexus.svg',
      width: 960,
      height: 720,
      alt: 'An office on a Tuesday morning: every system meets on one screen, with one door to check',
    },
  },
  block: {
    summary: 'Fifty campuses on one page. Each site runs its own day inside the district’s rules.',
    link: 'See the district plan',
  },
  challenge: {
    headline: 'Every campus has its own way of telling you',
    points: [
      {
        title: 'The spreadsheet',
        description:
          'Each school reports its drills in its own columns, so the district’s copy is right on the day it is sent and wrong by Friday.',
      },
      {
        title: 'The phone tree',
        description:
          'A water main breaks at 5:40 in the morning. Principals hear about it in whatever order they pick up.',
      },
      {
        title: 'The master key',
        description:
          'Too many people can change too much. When a schedule is wrong, nobody can say who set it or for which building.',
      },
    ],
  },
  solution: {
    headline: 'One page for the district. The day stays on campus.',
    blocks: [
      {
        title: 'The form is the same everywhere',
        description:
          'You set the drill calendar. Each principal picks the hour, and the compliance record fills itself in.',
        picture: { src: '/media/drill-management.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'The odd week stands out',
        description:
          'Doors, drills and repairs read the same way at every site, so the one that needs a call is easy to see.',
        picture: { src: '/media/ai-insights.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'One message, the right schools',
        description:
          'Write to one campus, a few or all of them at once, and see at a glance who has been reached.',
        picture: { src: '/media/mass-notifications.svg', width: 960, height: 720, alt: '' },
      },
    ],
  },
  results: [
    { value: 50, unit: '+', label: 'campuses' },
    { value: 67, unit: '%', label: 'time reduction' },
    { value: 100, unit: '%', label: 'visibility' },
    { value: 92, unit: '%', label: 'better coordination' },
  ],
  callToAction: 'See all your campuses on one page',
};
