import type { DoorStatus } from '@/content/lock-panel';

/**
 * The doors in words: "5 secured, 2 open for class, 1 offline". A status no door has is left out.
 * A door at work counts as what it was last known to be, never as what it was told to become.
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
