import { pictureAddress } from '@/components/lib/picture-address';
import { larkfield } from '@/content/school/larkfield';
import { school } from '@/content/school/measures';
import type { Box, RoomId } from '@/content/school/rooms';
import type { RoomIllustration } from '@/content/walkthrough/types';
import { boxOf, buildingBox, viewBoxOf } from './geometry';

type RoomRedrawnProps = { room: RoomId; illustration: RoomIllustration };

/** Covers a room of the scene with another version of it: empty, or with other people. */
export function RoomRedrawn({ room, illustration }: RoomRedrawnProps) {
  const isPlain = illustration === 'people' || illustration === 'empty';
  const { day, early } = larkfield;
  const { src } = illustration === 'people' || illustration === 'nurse-there' ? day : early;
  return (
    <PartOfPictures
      box={boxOf(room)}
      pictures={isPlain ? [src] : [src, `/media/room-${illustration}.svg`]}
    />
  );
}

/** The building on an ordinary day, without what the page has lit in it. */
export const BuildingRedrawn = () => (
  <PartOfPictures box={buildingBox} pictures={[larkfield.day.src]} />
);

/** A part of pictures of the school that lie on each other, at its place in a Drawing. */
const PartOfPictures = ({ box, pictures }: { box: Box; pictures: string[] }) => (
  <svg {...box} viewBox={viewBoxOf(box)}>
    {pictures.map((src) => (
      <image key={src} href={pictureAddress(src)} width={school.width} height={school.height} />
    ))}
  </svg>
);
