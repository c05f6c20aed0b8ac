import type { GrantCard } from '@/content/site/types';

/**
 * The six grant cards in their order on the resources page. The guide that a card opens is
 * content/grants/<slug>.ts, which loads only when the card is clicked.
 */
export const grantCards: readonly GrantCard[] = [
  {
    slug: 'federal-school-safety-grants',
    icon: 'school',
    title: 'Federal School Safety Grants',
    summary: 'Four programs: what each pays for and who may apply.',
    minutes: 3,
  },
  {
    slug: 'state-safety-grants',
    icon: 'map',
    title: 'State Safety Grants',
    summary: 'What four states pay for, and where to find yours.',
    minutes: 4,
  },
  {
    slug: 'foundation-grants',
    icon: 'heart',
    title: 'Foundation Grants',
    summary: 'How to ask a foundation to pay for one school’s project.',
    minutes: 3,
  },
  {
    slug: 'grant-writing-resources',
    icon: 'pen',
    title: 'Grant Writing Resources',
    summary: 'A needs statement, a budget line and a letter to adapt.',
    minutes: 3,
  },
  {
    slug: 'equipment-grants',
    icon: 'box',
    title: 'Equipment Grants',
    summary: 'Help to buy locks, alerts or lifesaving equipment.',
    minutes: 3,
  },
  {
    slug: 'grant-success-stories',
    icon: 'trophy',
    title: 'Grant Success Stories',
    summary: 'Public awards, not our customers: who got how much.',
    minutes: 2,
  },
];
