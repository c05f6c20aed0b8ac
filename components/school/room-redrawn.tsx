import { pictureAddress } from '@/components/lib/picture-address';
import { schoolScenes } from '@/content/school/school-scenes';
import { school } from '@/content/school/measures';
import type { RoomId } from '@/content/school/rooms';
import type { RoomIllustration } from '@/content/walkthrough/types';
import { boxOf, viewBoxOf } from './geometry';

type RoomRedrawnProps = { room: RoomId; illustration: RoomIllustration };

/** Covers a room of the scene, in a Drawing, with another version of it: empty, or with other people. */
export function RoomRedrawn({ room, illustration }: RoomRedrawnProps) {
  const { src } = schoolScenes[['people', 'nurse-there'].includes(illustration) ? 'day' : 'early'];
  const isPlain = ['people', 'empty'].includes(illustration);
  const box = boxOf(room);
  return (
    <svg {...box} viewBox={viewBoxOf(box)}>
      {[src, !isPlain && `/media/room-${illustration}.svg`].map(
        (src) => src && <image key={src} href={pictureAddress(src)} {...size} />,
      )}
    </svg>
  );
}

const size = { width: school.width, height: school.height };
