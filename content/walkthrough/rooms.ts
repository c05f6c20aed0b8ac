import type { StageRoom } from './types';

/** The rooms of the school that take part, left to right. */
export const rooms: readonly StageRoom[] = [
  { id: 'gym', name: 'Gym' },
  { id: 'classroom', name: '204' },
  { id: 'cafeteria', name: 'Cafeteria' },
  { id: 'library', name: 'Library' },
  { id: 'hallway', name: 'Hallway' },
  { id: 'office', name: 'Nexus' },
  { id: 'front-desk', name: 'Entry' },
  { id: 'gate', name: 'Gate' },
];
