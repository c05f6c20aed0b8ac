import { Figure } from '@/components/scene/story/figure';
import { teachers } from './teachers';

/**
 * The room behind an open door, 92 by 176, and its teacher, who is rendered only while it is open.
 */
export function OpenRoom({ place, open }: { place: number; open: boolean }) {
  const teacher = teachers[place % teachers.length];
  return (
    <>
      <rect width="92" height="176" fill="var(--plaster)" />
      <rect width="92" height="22" y="154" fill="var(--wood)" />
      <rect width="46" height="32" x="40" y="22" rx="1.5" fill="var(--dark-raised)" />
      <path
        d="M46 33.5h22m-22 10h30"
        stroke="var(--chalk-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {open && teacher && <Figure x={59} y={171.5} {...teacher} />}
    </>
  );
}
