import { site } from './site';
import type { Feature, InternalLink, Meta, Picture, Point } from './types';

const meta: Meta = {
  title: 'About us',
  description: `How ${site.name} began in a high school classroom, why the platform is built the way it is, and what the people behind it hold on to.`,
};

const picture: Picture = {
  src: '/media/team.svg',
  width: 960,
  height: 720,
  alt: 'The founding team around a classroom table with the first lock prototype',
};

const differences: [Feature, Feature, Feature, Feature] = [
  {
    icon: 'zap',
    title: 'Built for Speed',
    description: 'Detection in under a second, and one screen between the alert and the answer.',
  },
  {
    icon: 'shield-check',
    title: 'Privacy-First Architecture',
    description:
      'We store what the job needs, keep it only as long as it is needed, and never sell it.',
  },
  {
    icon: 'pencil-ruler',
    title: 'Designed with Schools',
    description: 'Every screen was tested in a front office at 7:45, with the phone ringing.',
  },
  {
    icon: 'clock',
    title: 'Always Available',
    description:
      'A 99.9% uptime guarantee, and locks that keep their schedule when the network is down.',
  },
];

const values: [Point, Point, Point] = [
  {
    title: 'Innovation',
    description:
      'The smallest new thing that removes a step. Novelty that adds one goes back on the bench.',
  },
  {
    title: 'Reliability',
    description:
      'A safety tool is used on the worst day and tested on all the others. We test it on all the others.',
  },
  {
    title: 'Empathy',
    description:
      'Drills can frighten children and alarms can frighten teachers. We design for the person hearing them.',
  },
];

/** The About page (SPEC section 2, "About page"). */
export const about = {
  meta,
  title: 'Redefining School Safety Operations',
  lead: `${site.name} builds the quiet parts of a safe school: the door that latches, the desk that knows who is here, the message that reaches everyone at once.`,
  story: {
    title: 'Our Story',
    /** The first is set larger. */
    paragraphs: [
      `It started in ${site.foundingYear} in Room 118 of a high school, after a lockdown drill that nobody could say had worked.`,
      'A teacher and three seniors asked a plain question: what if one line joined every door, every phone and every person in the building? They built the first lock on a workbench from a garage-door motor and a scrap of oak.',
      'The prototype won awards. More useful was the custodian who asked if he could keep it.',
    ],
    picture,
  },
  differences: { title: 'Why We’re Different', cards: differences },
  values: { title: 'Our Values', cards: values },
  callToAction: {
    title: 'Join Us in Building Safer Schools',
    link: { label: 'Get a Demo', to: '/contact' } as InternalLink,
  },
};
