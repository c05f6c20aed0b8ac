import { homeScreens, type HomeScreens } from './home-screens';
import { brand } from '@/content/site/brand';
import { day, type Day } from '@/content/scene/day';
import type { InternalLink, Meta, Picture, Point, Statistic } from '@/content/site/types';

/** A role with its duties; `id` finds its screen in `roles.screens`. */
export type Role = {
  id: 'staff' | 'principal' | 'district';
  title: string;
  description: string;
  duties: string[];
};

/** The home page, section by section. */
export type Home = {
  meta: Meta;
  hero: {
    headline: string;
    lead: string;
    primary: InternalLink;
    secondary: InternalLink;
    picture: Picture;
  };
  day: Day;
  figures: [Statistic, Statistic, Statistic];
  platform: {
    title: string;
    lead: string;
    viewMore: string;
    /** Between "View More" and a module's name, for screen readers. */
    about: string;
    remoteControl: string;
    /** Shown below the button when the panel's code fails to load. */
    remoteControlFailed: string;
  };
  roles: {
    title: string;
    lead: string;
    items: [Role, Role, Role];
    screens: HomeScreens;
  };
  values: { title: string; items: [Point, Point, Point, Point] };
};

/** The words of the home page. */
export const home: Home = {
  meta: {
    title: 'School Safety Software for Schools and Districts',
    description:
      'See door locks, panic alerts, visitor sign-in, drills and messages on one screen. Nine safety modules for a single school or a whole district. Get a demo.',
  },
  hero: {
    headline: 'School safety operations, redefined',
    lead: `${brand.name} brings your door locks, panic alerts, visitor sign-in, drills and messages together on one screen, for one school or a whole district.`,
    primary: { label: 'Talk to Us', to: '/contact' },
    secondary: { label: 'See all products', to: '/products' },
    picture: {
      src: '/media/home-hero.svg',
      width: 960,
      height: 720,
      alt: 'Cutaway view of a school on an ordinary morning: gym, classrooms, library, office and front desk connected by one yellow line, with a tree, a gate and a school bus outside',
    },
  },
  day,
  figures: [
    { value: 99.9, decimals: 1, unit: '%', label: 'uptime guarantee' },
    { value: 99, unit: '%', label: 'gunshot detection accuracy' },
    { prefix: '<', value: 1, unit: 'second', label: 'from sound to detection' },
  ],
  platform: {
    title: 'Complete Safety Platform',
    lead: 'The modules share one student roster, one building map and one daily record. Start with the one you need most and add others when you are ready.',
    viewMore: 'View More',
    about: 'about',
    remoteControl: 'Remote Control',
    remoteControlFailed:
      'The lock panel did not load. Check your internet connection and press Remote Control again.',
  },
  roles: {
    title: 'Built for Every Role',
    lead: 'At Larkfield High it is 10:44 AM, and Door 14 by the gym has been open for four minutes. Each person sees what they need for their job.',
    items: [
      {
        id: 'staff',
        title: 'Safety staff',
        description:
          'The person who is closest gets one clear task, and each step is recorded as it is done.',
        duties: ['Incident response', 'Coordination', 'Documentation'],
      },
      {
        id: 'principal',
        title: 'Building principals',
        description:
          'The principal sees the whole building on one screen, with what else is planned.',
        duties: ['Drill scheduling', 'Incident management', 'Communication'],
      },
      {
        id: 'district',
        title: 'District leaders',
        description:
          'The district office sees every campus on one screen, and which required drills are done.',
        duties: ['District-wide dashboard', 'Compliance tracking'],
      },
    ],
    screens: homeScreens,
  },
  values: {
    title: 'Our Core Values',
    items: [
      {
        title: 'Safety First',
        description:
          'Every feature must make an ordinary school day safer. If it does not, we leave it out.',
      },
      {
        title: 'Simplicity',
        description:
          'A substitute teacher should be able to use it in the first hour, without a manual.',
      },
      {
        title: 'Partnership',
        description:
          'We start with your floor plan, your bell schedule and your staff, and set the platform up around them.',
      },
      {
        title: 'Innovation',
        description:
          'We use new technology where it saves your staff a step, such as a drill report that is ready when the drill ends.',
      },
    ],
  },
};
