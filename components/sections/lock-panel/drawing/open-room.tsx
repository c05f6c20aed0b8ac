import { paints } from './paints';
import { Teacher } from './teacher';
import { teachers } from './teachers';

/** The room behind an open door, 92 by 176, and its teacher, who is not drawn behind a shut one. */
export function OpenRoom({ place, open }: { place: number; open: boolean }) {
  const teacher = teachers[place % teachers.length];
  return (
    <>
      <rect width="92" height="176" fill={paints.plaster} />
      <rect width="92" height="22" y="154" fill={paints.wood} />
      <rect width="46" height="32" x="40" y="22" rx="1.5" fill={paints.board} />
      <path
        d="M46 33.5h22m-22 10h30"
        stroke={paints.chalk}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {open && teacher && (
        <g transform="translate(59 171.5)">
          <Teacher {...teacher} />
        </g>
      )}
    </>
  );
}
