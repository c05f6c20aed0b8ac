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
    summary: 'Four national programs: what each one pays for, who may apply and what to prepare.',
    minutes: 3,
  },
  {
    slug: 'state-safety-grants',
    icon: 'map',
    title: 'State Safety Grants',
    summary:
      'What four states require or pay for, and where to find the notice for your own state.',
    minutes: 4,
  },
  {
    slug: 'foundation-grants',
    icon: 'heart',
    title: 'Foundation Grants',
    summary: 'How to ask community and corporate foundations to help pay for one school’s project.',
    minutes: 3,
  },
  {
    slug: 'grant-writing-resources',
    icon: 'pen',
    title: 'Grant Writing Resources',
    summary: 'A needs statement, a budget line and a letter of support that you can adapt.',
    minutes: 3,
  },
  {
    slug: 'equipment-grants',
    icon: 'box',
    title: 'Equipment Grants',
    summary: 'Programs that help buy equipment, such as locks, alerts or lifesaving equipment.',
    minutes: 3,
  },
  {
    slug: 'grant-success-stories',
    icon: 'trophy',
    title: 'Grant Success Stories',
    summary:
      'Public awards, not our customers: who received them, how much, and what you can learn.',
    minutes: 2,
  },
];
