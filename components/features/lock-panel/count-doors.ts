import type { DoorStatus } from '@/content/lock-panel/lock-panel';

/**
 * The number of doors by status: "5 secured, 2 open for class, 1 offline". A status that no door
 * has is left out. A door with a pending command counts with its last known status.
 */
export const countDoors = (
  doors: readonly { status: DoorStatus }[],
  words: Record<DoorStatus, string>,
) =>
  (['secured', 'open', 'offline'] as const)
    .map(
      (status) => [doors.filter((door) => door.status === status).length, words[status]] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, word]) => word.replace('{count}', String(count)))
    .join(', ');
