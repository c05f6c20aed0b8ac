import { day } from '@/content/school/day';
import { needNexus } from '@/content/site/need-nexus';
import type { Feature, InternalLink, Picture, Statistic } from '@/content/site/types';

/** The words of the home page, section by section. */
export const home = {
  meta: {
    title: 'School Safety Software for Schools and Districts',
    description:
      'Integrated campus safety: detection, response and communication in one system, for a single school or a whole district. Follow one school day. Get a demo.',
  },
  hero: {
    headline: 'School safety operations, redefined',
    lead: 'Locks, panic alerts, visitors, drills and messages in one system, for elementary, middle and high schools.',
    primary: { label: 'Talk to Us', to: '/contact' } as InternalLink,
    /** Plays one alert over the picture. */
    watch: { label: 'Watch one alert, 20 seconds' },
    pictureAlt:
      'Cutaway view of a school on an ordinary morning: gym, classrooms, library, office and front desk connected by one yellow line, with a tree, a gate and a school bus outside',
  },
  day,
  figures: [
    { value: 99.9, decimals: 1, unit: '%', label: 'uptime guarantee' },
    { value: 99, unit: '%', label: 'gunshot detection accuracy' },
    { prefix: '<', value: 1, unit: 'second', label: 'from sound to detection' },
  ] as Statistic[],
  platform: {
    title: 'Complete Safety Platform',
    lead: `The products share floor plans, lists and one record of each day. ${needNexus}`,
    viewMore: 'View More',
    /** Between "View More" and a module's name, for screen readers. */
    about: 'about',
    remoteControl: 'Remote Control',
  },
  roles: {
    title: 'Built for Every Role',
    items: [
      {
        id: 'staff',
        title: 'Safety staff',
        description:
          'Incident response, coordination and documentation. Each person gets one clear task, and each step is recorded as it is done.',
        picture: { src: '/media/role-staff.svg', width: 480, height: 360, alt: '' },
        link: { label: 'See how tasks are assigned', to: '/products/ticketing' },
      },
      {
        id: 'principal',
        title: 'Building principals',
        description:
          'Drill scheduling, incident management and communication. The principal sees who is coming to help, and what staff have been told.',
        picture: { src: '/media/role-principal.svg', width: 480, height: 360, alt: '' },
        link: { label: 'See the single-campus solution', to: '/solutions/k12' },
      },
      {
        id: 'district',
        title: 'District leaders',
        description:
          'A district-wide dashboard and compliance tracking. The district office sees every campus, and which required drills are done.',
        picture: { src: '/media/role-district.svg', width: 480, height: 360, alt: '' },
        link: { label: 'See the district solution', to: '/solutions/multi-site' },
      },
    ] satisfies (Omit<Feature, 'icon'> & { id: string; picture: Picture; link: InternalLink })[],
  },
  values: {
    title: 'Our Core Values',
    items: [
      {
        icon: 'shield',
        title: 'Safety First',
        description: 'For each product we say what still works when something fails.',
      },
      {
        icon: 'hand',
        title: 'Simplicity',
        description:
          'A substitute teacher can lock the Manual Lock by hand from inside, without a key.',
      },
      {
        icon: 'users',
        title: 'Partnership',
        description:
          'We set the platform up around your bell schedule and your staff. Your records stay yours.',
      },
      {
        icon: 'chart',
        title: 'Innovation',
        description:
          'We use new technology where it saves your staff a step. A drill report fills itself in while the drill runs.',
      },
    ] satisfies Feature[],
  },
};
