import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as massNotifications } from '../products/mass-notifications.ts?summary';
import { outageSection } from '@/content/outages/words';
import { brand } from '@/content/site/brand';
import { howToPay, whoInstalls } from './facts';
import { districtWeeks } from './rollout';
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
    lead: `${brand.name} shows your district office every campus on one screen: doors, drills, repairs and messages. Each school still runs its own day within the guidelines you set.`,
    picture: {
      src: '/media/district.svg',
      width: 960,
      height: 720,
      alt: 'Six connected schools on a map. Larkfield High is lit, because its fire drill is next',
    },
  },
  block: {
    summary:
      'For several campuses on one screen, where each school runs its own day within your guidelines.',
    link: 'See the district solution',
  },
  challenge: {
    headline: 'Every campus reports in its own way',
    points: [
      {
        title: 'Drills in many spreadsheets',
        description:
          'Each school keeps its own list, so the district’s copy is out of date soon after it arrives.',
        picture: { src: '/media/drill-spreadsheets.svg', width: 480, height: 360, alt: '' },
      },
      {
        title: 'Calling schools one by one',
        description:
          'A water main breaks early in the morning. Some principals hear about it long before others.',
        picture: { src: '/media/desk-phone.svg', width: 480, height: 360, alt: '' },
      },
      {
        title: 'Too many people with full access',
        description:
          'When a door schedule is wrong, nobody can say who changed it or for which building.',
        picture: { src: '/media/ring-of-keys.svg', width: 480, height: 360, alt: '' },
      },
    ],
  },
  solution: {
    headline: 'What changes in your district',
    blocks: [
      {
        title: 'Every school reports drills the same way',
        description:
          'You set the drill calendar and each principal picks the time. You can see which required drills are done.',
        picture: drillManagement.picture,
      },
      {
        title: 'One message to the right schools',
        description:
          'Write to one campus, several or all of them at once, and see what was delivered.',
        picture: massNotifications.picture,
      },
      {
        title: 'Each role has its own sites',
        description:
          'You decide who may do what, and where. Campus admins change doors and lists at their own site. Each change is kept with a time and a name.',
        picture: { src: '/media/site-roles.svg', width: 960, height: 720, alt: '' },
      },
    ],
  },
  focus: {
    title: 'Who decides what',
    items: [
      {
        label: 'District office',
        object: 'emergency-plan',
        text: 'Sets the drill calendar, the guidelines and who may do what, and sees every campus.',
      },
      {
        label: 'Campus admins',
        object: 'lock-on-door',
        text: 'Change doors and lists at their own site, within those guidelines.',
      },
      {
        label: 'Principals',
        object: 'drill-report',
        text: 'Pick the time of each drill and run their own building.',
      },
      {
        label: 'The record',
        object: 'binders',
        text: 'Keeps every change with a time and a name.',
      },
    ],
  },
  rollout: {
    lead: 'Walk the building with us before you order. We start with one campus and then move to the others. The full rollout takes 6-8 weeks for enterprise districts.',
    weeks: districtWeeks,
  },
  facts: [
    {
      label: 'What connects',
      text: 'Student systems, staff sign-in and message tools can. Cameras, radios and other makers’ access control do not today.',
      link: outageSection.all,
    },
    whoInstalls,
    {
      ...howToPay,
      text: 'District volume discounts start at 5,000 students. The grant check names the programs that may pay.',
    },
  ],
  results: [
    { value: 50, unit: '+', label: 'campuses' },
    { value: 67, unit: '%', label: 'time reduction' },
    { value: 100, unit: '%', label: 'visibility' },
    { value: 92, unit: '%', label: 'better coordination' },
  ],
  callToAction: 'See many campuses on one screen',
};
