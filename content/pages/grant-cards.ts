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
    summary: 'What each of four programs pays for.',
    minutes: 2,
  },
  {
    slug: 'state-safety-grants',
    icon: 'map',
    title: 'State Safety Grants',
    summary: 'Georgia, Indiana, Pennsylvania, Virginia.',
    minutes: 2,
  },
  {
    slug: 'foundation-grants',
    icon: 'heart',
    title: 'Foundation Grants',
    summary: 'What to ask a foundation first.',
    minutes: 2,
  },
  {
    slug: 'grant-writing-resources',
    icon: 'pen',
    title: 'Grant Writing Resources',
    summary: 'Three short texts that you can adapt.',
    minutes: 2,
  },
  {
    slug: 'equipment-grants',
    icon: 'box',
    title: 'Equipment Grants',
    summary: 'Locks, sensors and visitor systems.',
    minutes: 2,
  },
  {
    slug: 'grant-success-stories',
    icon: 'trophy',
    title: 'Grant Success Stories',
    summary: 'Public awards, not our customers.',
    minutes: 1,
  },
];
