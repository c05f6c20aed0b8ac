import { homeScreens, type HomeScreens } from './home-screens';
import { day, type Day } from '@/content/scene/day';
import type { InternalLink, Meta, Statistic, Value } from '@/content/site/types';

/** A role with its duties; `id` finds its screen in `roles.screens`. */
type Role = {
  id: 'staff' | 'principal' | 'district';
  title: string;
  description: string;
  duties: string[];
  /** The page that explains its screen. */
  link: InternalLink;
};

/** The home page, section by section. */
export type Home = {
  meta: Meta;
  hero: {
    headline: string;
    lead: string;
    primary: InternalLink;
    /** Plays one alert over the picture. */
    watch: { label: string };
    pictureAlt: string;
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
  };
  roles: {
    title: string;
    lead: string;
    items: [Role, Role, Role];
    screens: HomeScreens;
  };
  values: { title: string; items: [Value, Value, Value, Value] };
};

/** The words of the home page. */
export const home: Home = {
  meta: {
    title: 'School Safety Software for Schools and Districts',
    description:
      'Integrated campus safety: detection, response and communication in one system, for a single school or a whole district. Follow one school day. Get a demo.',
  },
  hero: {
    headline: 'School safety operations, redefined',
    lead: 'Detection, response and communication in one system: locks, panic alerts, visitors, drills and messages.',
    primary: { label: 'Talk to Us', to: '/contact' },
    watch: {
      label: 'Watch one alert, 20 seconds',
    },
    pictureAlt:
      'Cutaway view of a school on an ordinary morning: gym, classrooms, library, office and front desk connected by one yellow line, with a tree, a gate and a school bus outside',
  },
  day,
  figures: [
    { value: 99.9, decimals: 1, unit: '%', label: 'uptime guarantee' },
    { value: 99, unit: '%', label: 'gunshot detection accuracy' },
    { prefix: '<', value: 1, unit: 'second', label: 'from sound to detection' },
  ],
  platform: {
    title: 'Complete Safety Platform',
    lead: 'Start with the module you need most and add others when you are ready. They share your floor plans, your staff and student lists, and one record of each day.',
    viewMore: 'View More',
    about: 'about',
    remoteControl: 'Remote Control',
  },
  roles: {
    title: 'Built for Every Role',
    lead: 'At Larkfield High it is 10:44 AM, and Door 14 by the gym has been held open for four minutes. The other outside doors are locked. Each person sees what they need for their job.',
    items: [
      {
        id: 'staff',
        title: 'Safety staff',
        description:
          'The person you assigned to that part of the building gets one clear task. Each step is recorded as it is done.',
        duties: ['Incident response', 'Coordination', 'Documentation'],
        link: { label: 'See how tasks are assigned', to: '/products/ticketing' },
      },
      {
        id: 'principal',
        title: 'Building principals',
        description:
          'The principal sees what is happening, who is there and what staff have been told.',
        duties: ['Drill scheduling', 'Incident management', 'Communication'],
        link: { label: 'See the single-campus solution', to: '/solutions/k12' },
      },
      {
        id: 'district',
        title: 'District leaders',
        description:
          'The district office sees every campus on one screen. It also sees which required drills are done.',
        duties: ['District-wide dashboard', 'Compliance tracking'],
        link: { label: 'See the district solution', to: '/solutions/multi-site' },
      },
    ],
    screens: homeScreens,
  },
  values: {
    title: 'Our Core Values',
    items: [
      {
        object: 'emergency-plan',
        title: 'Safety First',
        description: 'For each product we say what still works when something fails.',
      },
      {
        object: 'hand-on-lock',
        title: 'Simplicity',
        description:
          'A substitute teacher can lock the Manual Lock by hand from inside, without a key.',
      },
      {
        object: 'binders',
        title: 'Partnership',
        description:
          'We set the platform up around your bell schedule and your staff. Your records stay yours, and we handle student records as FERPA requires.',
      },
      {
        object: 'drill-report',
        title: 'Innovation',
        description:
          'We use new technology where it saves your staff a step. A drill report fills itself in while the drill runs.',
      },
    ],
  },
};
