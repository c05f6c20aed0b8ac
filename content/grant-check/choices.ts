import type { Choice, NeedId, SchoolId, StateId, Verdict } from './types';

/** "Your school", in the order shown. */
export const schools: readonly Choice<SchoolId>[] = [
  { id: 'public', label: 'Public school or district', phrase: 'public school or district' },
  { id: 'charter', label: 'Charter school', phrase: 'charter school' },
  { id: 'private', label: 'Private or religious', phrase: 'private or religious school' },
];

/** "What you want to fund", in the order shown. */
export const needs: readonly Choice<NeedId>[] = [
  { id: 'door-locks', label: 'Door locks', phrase: 'door locks' },
  { id: 'panic-alerts', label: 'Panic alerts', phrase: 'panic alerts' },
  { id: 'mass-notification', label: 'Mass notification', phrase: 'mass notification' },
  { id: 'visitor-management', label: 'Visitor management', phrase: 'visitor management' },
  { id: 'tip-line', label: 'Tip line', phrase: 'a tip line' },
  { id: 'threat-assessment', label: 'Threat assessment', phrase: 'threat assessment' },
  { id: 'staff-training', label: 'Staff training', phrase: 'staff training' },
  { id: 'lifesaving-equipment', label: 'Lifesaving equipment', phrase: 'lifesaving equipment' },
];

/** "Your state", in the order shown. */
export const states: readonly { id: StateId; label: string }[] = [
  { id: 'any', label: 'Choose your state' },
  { id: 'Georgia', label: 'Georgia' },
  { id: 'Indiana', label: 'Indiana' },
  { id: 'Pennsylvania', label: 'Pennsylvania' },
  { id: 'Virginia', label: 'Virginia' },
  { id: 'other', label: 'Another state' },
];

/** The labels of the verdicts. */
export const verdictLabels: Record<Verdict, string> = {
  fits: 'Fits the notice',
  'fits-last': 'Fits, now closed',
  ask: 'Ask the program',
  'ruled-out': 'Ruled out',
};

/** After what a program pays for, if its notice does not name the need. */
export const askAbout = 'Ask if it may pay for {need}.';
