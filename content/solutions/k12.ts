import { site } from '../site';
import type { Solution } from '../types';

/**
 * The single-campus page. "3 days average setup" is installation on site; the lead sets it apart
 * from the weeks of the full rollout that the FAQ names.
 */
export const solution: Solution = {
  slug: 'k12',
  name: 'K-12 Single Campus',
  school: 'single',
  meta: {
    title: 'Safety for a single K-12 campus',
    description:
      'For one building and one front office: visitor sign-in, a staff panic button and drills that report themselves, set up on site around your school day.',
  },
  hero: {
    lead: `One building, one front office, one team that covers everything from the bus loop to the boiler room. ${site.name} fits around them: installed on site in days, learned over the weeks that follow.`,
    picture: {
      src: '/media/floor-plan.svg',
      width: 960,
      height: 720,
      alt: 'Plan of a school ground floor with every door on one line and Door 14 marked for attention',
    },
  },
  block: {
    summary: 'One building, one office, and a principal who does a bit of everything.',
    link: 'See the single campus plan',
  },
  challenge: {
    headline: 'The same four people do every job',
    points: [
      {
        title: 'The binder',
        description: 'Drill logs live on paper, so the annual report takes a week nobody has.',
      },
      {
        title: 'The radio',
        description:
          'When help is needed, the message is “someone come to the gym” and three people run to the wrong door.',
      },
      {
        title: 'The sign-in sheet',
        description: 'A guest writes a first name at 8:06. At 3:10 nobody can say whether he left.',
      },
    ],
  },
  solution: {
    headline: 'Three habits change. The rest of the day does not.',
    blocks: [
      {
        title: 'The desk knows who is here',
        description: 'Guests sign in on a tablet and wear a badge with a room and an end time.',
        picture: { src: '/media/visitor-management.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'Help arrives at the right room',
        description:
          'Staff hold one button. The nurse, the office and the radio get the room number.',
        picture: { src: '/media/panic-app.svg', width: 960, height: 720, alt: '' },
      },
      {
        title: 'Drills report themselves',
        description:
          'Start the clock, account for each class, and the form is filled in before lunch.',
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
  callToAction: 'See your own building on the line',
};
