import { brand } from '@/content/site/brand';
import { getADemo } from '@/content/site/demo';
import { ownerFacts } from '@/content/site/owner-facts';
import type { Feature, Meta, Picture } from '@/content/site/types';

const meta: Meta = {
  title: 'About Us: Built in a High School Classroom',
  description: `${brand.name} began in ${brand.foundingYear} in a high school classroom. Read our story, what makes our platform for schools different and what we value.`,
};

const differences: [Feature, Feature, Feature, Feature] = [
  {
    icon: 'zap',
    title: 'Built for Speed',
    description:
      'Gunshot detection in under a second, and one screen that shows which of your staff are coming. Staff call 911.',
  },
  {
    icon: 'shield',
    title: 'Privacy-First Architecture',
    description:
      'Your school decides what is entered and which roles can see it. We handle student records as FERPA requires and never sell them.',
  },
  {
    icon: 'ruler',
    title: 'Designed with Schools',
    description:
      'We set up your floor plans, lists and messages, and your staff check them before anyone uses them.',
  },
  {
    icon: 'clock',
    title: 'Always Available',
    description:
      'We guarantee 99.9% uptime, and your agreement says what you get if we miss it. Offline, locks keep their schedule but take no command: assigned staff lock doors by key.',
  },
];

const values: [Feature, Feature, Feature] = [
  {
    icon: 'chart',
    title: 'Innovation',
    description:
      'We add new technology only where it saves your staff work. A drill report fills itself in while the drill runs.',
  },
  {
    icon: 'battery',
    title: 'Reliability',
    description:
      'Sensors test themselves every morning, and a silent lock shows as offline. You can fix a problem before you need the equipment.',
  },
  {
    icon: 'heart',
    title: 'Empathy',
    description:
      'Every drill is announced as a drill, and you can write your messages ahead of time in calm, plain words.',
  },
];

const team: Picture = {
  src: '/media/team.svg',
  width: 960,
  height: 720,
  alt: 'Four people around a classroom table with the first lock prototype',
};

/** The About page. */
export const about = {
  meta,
  title: 'Redefining School Safety Operations',
  lead: `${brand.name} makes locks, sensors and software for school safety. Detection, response and communication are in one system, for one school or a whole district.`,
  /** The owner confirms the story before launch. */
  story: {
    title: 'Our Story',
    /** The first is shown larger. */
    paragraphs: [
      `We started in ${brand.foundingYear} in a high school classroom. After a lockdown drill, nobody could say for certain which doors had locked.`,
      'A teacher and three seniors wanted one screen that would answer that question. First came a prototype, and awards followed.',
      `Today the platform has locks, panic alerts, visitor sign-in, drills and messages on one screen. Each school decides which of them it uses. ${ownerFacts.references}`,
    ],
    picture: team,
  },
  differences: { title: "Why We're Different", cards: differences },
  values: { title: 'Our Values', cards: values },
  callToAction: {
    title: 'Join Us in Building Safer Schools',
    link: getADemo,
  },
};
