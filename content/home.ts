import { homeScreens, type HomeScreens } from './home-screens';
import type { InternalLink, Meta, Moment, Picture, Point, Statistic } from './types';

/** A minute of the day line, and the module it belongs to by its short name. */
export type DayMoment = Moment & { module: string };

/** A role of SPEC section 1 with its duties; its screen is found by `id` in `roles.screens`. */
export type Role = {
  id: 'staff' | 'principal' | 'district';
  title: string;
  description: string;
  duties: string[];
};

/** The home page, section by section. SPEC section 2, "Home page". */
export type Home = {
  meta: Meta;
  hero: {
    headline: string;
    lead: string;
    primary: InternalLink;
    secondary: InternalLink;
    picture: Picture;
  };
  day: { label: string; moments: DayMoment[]; caption: string };
  figures: [Statistic, Statistic, Statistic];
  platform: {
    title: string;
    lead: string;
    viewMore: string;
    /** Between "View More" and a module's name, for those who hear the link by itself. */
    about: string;
    remoteControl: string;
    /** Said at the button when the panel's code cannot be fetched. */
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

/** The words of the home page: SPEC sections 1, 2 and 9. */
export const home: Home = {
  meta: {
    title: 'Redefining school safety operations',
    description:
      'Integrated campus safety for schools and districts: detection, response and communication on one line through the building, from the first bus to the last.',
  },
  hero: {
    headline: 'Redefining school safety operations',
    lead: 'Detection, response and communication on one line through the building, so an ordinary Tuesday stays ordinary.',
    primary: { label: 'Talk to Us', to: '/contact' },
    secondary: { label: 'See the platform', to: '/products' },
    picture: {
      src: '/media/home-hero.svg',
      width: 960,
      height: 720,
      alt: 'A school cut open on an ordinary morning: gym, classrooms, library, office and front desk joined by one line, with an elm, a gate and the bus outside',
    },
  },
  day: {
    label: 'One school day, hour by hour',
    moments: [
      {
        time: '6:40',
        event: 'Exterior doors unlock on the bell schedule',
        module: 'Rapid Lockdown',
      },
      { time: '7:45', event: 'The front office opens one screen', module: 'Nexus' },
      { time: '8:06', event: 'Dana Ortiz signs in for Room 204', module: 'Visitor Management' },
      {
        time: '9:20',
        event: '612 students clear the building in 4:12',
        module: 'Drill Management',
      },
      { time: '10:41', event: 'A student reports a propped door', module: 'Tip Line' },
      { time: '11:20', event: 'Door 14 is fixed and closed out', module: 'Ticketing' },
      { time: '1:30', event: '“Bus 7 is running 10 minutes late”', module: 'Mass Notification' },
      { time: '3:10', event: 'The last bus leaves and the doors lock', module: 'Rapid Lockdown' },
    ],
    caption: 'One Tuesday at Larkfield High, a school we invented. The figures are ours.',
  },
  figures: [
    { value: 99.9, decimals: 1, unit: '%', label: 'uptime guarantee' },
    { value: 99, unit: '%', label: 'gunshot detection accuracy' },
    { prefix: '<', value: 1, unit: 'second', label: 'from sound to detection' },
  ],
  platform: {
    title: 'Complete Safety Platform',
    lead: 'Nine modules that share one roster, one map and one record of the day. Start with one room and add the rest when you are ready.',
    viewMore: 'View More',
    about: 'about',
    remoteControl: 'Remote Control',
    remoteControlFailed:
      'The lock panel did not load. Check your connection and press Remote Control again.',
  },
  roles: {
    title: 'Built for Every Role',
    lead: '10:44 on Tuesday. Door 14 has been open for two minutes. Here is that minute on three screens.',
    items: [
      {
        id: 'staff',
        title: 'Safety staff',
        description: 'One task, the nearest person, a record made as they go.',
        duties: ['Incident response', 'Coordination', 'Documentation'],
      },
      {
        id: 'principal',
        title: 'Building principals',
        description: 'The whole building at a glance, and the rest of the day still in view.',
        duties: ['Drill scheduling', 'Incident management', 'Communication'],
      },
      {
        id: 'district',
        title: 'District leaders',
        description: 'Every campus on one page, with proof that the required work is done.',
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
        description: 'If a feature does not make someone safer on a normal day, it does not ship.',
      },
      {
        title: 'Simplicity',
        description:
          'A substitute teacher should be able to use it in their first hour, without a manual.',
      },
      {
        title: 'Partnership',
        description:
          'We walk your halls before we quote, and the person who trained you answers the phone.',
      },
      {
        title: 'Innovation',
        description:
          'We look for the smallest new thing that removes a step, then test it in a real school.',
      },
    ],
  },
};
