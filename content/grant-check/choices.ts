import type { Choice, NeedId, SchoolId, StateId, Verdict } from './types';

/** "Your school", in the order shown. */
export const schools: readonly Choice<SchoolId>[] = [
  { id: 'public', label: 'Public school or district' },
  { id: 'charter', label: 'Charter school' },
  { id: 'private', label: 'Private or religious', phrase: 'private or religious school' },
];

/** "What you want to fund", in the order shown; `prepare` is what an application for it begins with. */
export const needs: readonly (Choice<NeedId> & { prepare: string })[] = [
  {
    id: 'door-locks',
    label: 'Door locks',
    prepare: 'A count of the doors, and the lock that each has today.',
  },
  {
    id: 'panic-alerts',
    label: 'Panic alerts',
    prepare: 'How many staff must be able to call for help, and in which buildings.',
  },
  {
    id: 'gunshot-detection',
    label: 'Gunshot detection',
    prepare: 'A count of the rooms and hallways to cover.',
  },
  {
    id: 'mass-notification',
    label: 'Mass notification',
    prepare: 'How many staff and families it must reach, and how you reach them today.',
  },
  {
    id: 'visitor-management',
    label: 'Visitor management',
    prepare: 'How many entrances take guests, and how guests sign in today.',
  },
  {
    id: 'floor-plans',
    label: 'Floor plans',
    prepare: 'The floor plans you have, and the year of each.',
  },
  {
    id: 'tip-line',
    label: 'Tip line',
    prepare: 'How students report today, and who would read the tips.',
  },
  {
    id: 'threat-assessment',
    label: 'Threat assessment',
    prepare: 'Who is on your team, and how it works today.',
  },
  {
    id: 'staff-training',
    label: 'Staff training',
    prepare: 'How many staff, which training, and the days for it.',
  },
  {
    id: 'lifesaving-equipment',
    label: 'Lifesaving equipment',
    prepare: 'What you have today, and where it hangs.',
  },
];

/** "Your state", in the order shown. */
export const states: readonly { id: StateId; label: string }[] = [
  { id: 'any', label: 'Choose your state' },
  ...(['Georgia', 'Indiana', 'Pennsylvania', 'Virginia'] as const).map((id) => ({ id, label: id })),
  { id: 'other', label: 'Another state' },
];

/** The labels of the verdicts. */
export const verdictLabels: Record<Verdict, string> = {
  fits: 'Fits the notice',
  'fits-last': 'Fits, now closed',
  ask: 'Ask the program',
  'ruled-out': 'Ruled out',
};
