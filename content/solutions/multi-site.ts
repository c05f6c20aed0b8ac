import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as massNotifications } from '../products/mass-notifications.ts?summary';
import { brand } from '@/content/site/brand';
import { weeks } from '@/content/site/demo';
import { ownerFacts } from '@/content/site/owner-facts';
import type { Solution } from '@/content/site/types';

/** The district page: one view for the district office, each site in charge of its own day. */
export const solution: Solution = {
  slug: 'multi-site',
  name: 'Multi-Site District',
  school: 'district',
  meta: {
    title: 'School Safety Platform for Multi-Site Districts',
    description:
      'See doors, drills, repairs and messages for every campus in your district on one screen, while each school manages its own day within the rules you set.',
  },
  hero: {
    lead: `${brand.name} shows your district office every campus on one screen: doors, drills, repairs and messages. Each school still runs its own day within the guidelines you set. ${brand.name} does not call 911: staff at the school do.`,
    picture: {
      src: '/media/district.svg',
      width: 960,
      height: 720,
      alt: 'Six connected schools on a map. Larkfield High is lit, because its fire drill is next',
    },
    facts: {
      size: 'From two campuses, any enrollment.',
      installs: ownerFacts.installers,
      ready: `${weeks.district}, with about 3 days at each campus, several campuses at a time after the first.`,
      pays: 'Grants may help: for most, your district applies. Volume discounts start at 5,000 students.',
    },
  },
  block: {
    picture: { src: '/media/plan-district.svg', width: 480, height: 300, alt: '' },
    summary:
      'For several campuses on one screen, where each school runs its own day within your guidelines.',
    link: 'See the district solution',
  },
  challenge: {
    headline: 'Every campus reports in its own way',
    picture: { src: '/media/drill-spreadsheets.svg', width: 480, height: 360, alt: '' },
    points: [
      {
        title: 'Drills in many spreadsheets',
        description:
          'Each school keeps its own list, so the district’s copy is out of date soon after it arrives.',
      },
      {
        title: 'Calling schools one by one',
        description:
          'A water main breaks early in the morning. Some principals hear about it long before others.',
      },
      {
        title: 'Too many people with full access',
        description:
          'When a door schedule is wrong, nobody can say who changed it or for which building.',
      },
    ],
  },
  solution: {
    headline: 'What changes in your district',
    blocks: [
      {
        title: 'Every school reports drills the same way',
        description:
          'You set one drill calendar for all of them, and you can see which required drills are done. You copy each report into your state’s form.',
        picture: drillManagement.picture,
      },
      {
        title: 'One message to the right schools',
        description:
          'Write to one campus, several or all of them at once, and see where delivery failed.',
        picture: massNotifications.picture,
      },
      {
        title: 'Each role has its own sites',
        description:
          'You decide who may do what, and where. Campus admins change door schedules and lists at their own site. Principals pick drill times and run their own building. Each change is kept with a time and a name.',
        picture: { src: '/media/site-roles.svg', width: 960, height: 720, alt: '' },
      },
    ],
  },
  results: [
    { value: 50, unit: '+', label: 'campuses' },
    { value: 67, unit: '%', label: 'time reduction' },
    { value: 100, unit: '%', label: 'visibility' },
    { value: 92, unit: '%', label: 'better coordination' },
  ],
  callToAction: 'See many campuses on one screen',
};
