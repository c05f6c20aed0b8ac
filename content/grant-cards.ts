import type { GrantCard } from './types';

/**
 * The six grant cards in their order on the resources page (SPEC section 2, "Resources page"). The
 * guide that a card opens is content/grants/<slug>.ts, which is fetched only when it is asked for.
 */
export const grantCards: readonly GrantCard[] = [
  {
    slug: 'federal-school-safety-grants',
    icon: 'school',
    title: 'Federal School Safety Grants',
    summary:
      'National programs that pay for locks, alerts, training and tip lines, and which one pays for what.',
    minutes: 3,
  },
  {
    slug: 'state-safety-grants',
    icon: 'map',
    title: 'State Safety Grants',
    summary:
      'What four states ask for, pay and expect you to match, and where to find your own state’s notice.',
    minutes: 3,
  },
  {
    slug: 'foundation-grants',
    icon: 'heart',
    title: 'Foundation Grants',
    summary: 'Community and corporate foundations that fund one building at a time.',
    minutes: 3,
  },
  {
    slug: 'grant-writing-resources',
    icon: 'pen',
    title: 'Grant Writing Resources',
    summary: 'A needs statement, a budget line and a letter of support you can adapt tonight.',
    minutes: 3,
  },
  {
    slug: 'equipment-grants',
    icon: 'box',
    title: 'Equipment Grants',
    summary:
      'Programs that buy a specific thing: lifesaving equipment, a set of locks, a rural project.',
    minutes: 3,
  },
  {
    slug: 'grant-success-stories',
    icon: 'trophy',
    title: 'Grant Success Stories',
    summary:
      'Public awards, not our customers: who received them, how much, and what is worth copying.',
    minutes: 3,
  },
];
