import type { ReactNode } from 'react';
import { pictureAddress } from '@/components/lib/picture-address';
import { larkfield } from '@/content/school/larkfield';
import type { SchoolScene } from '@/content/school/measures';
import type { RoomId } from '@/content/school/rooms';
import type { RoomIllustration } from '@/content/walkthrough/types';
import { boxOf, buildingBox, viewBoxOf } from './geometry';
import { Figure, type FigureProps } from './figure';

const nurse = {
  skin: 'skin-3',
  hair: 'hair-dark',
  top: 'leaf',
  legs: 'dark-raised',
  shoes: 'white',
};

/** The nurse's bag, in the hand on the side she walks toward. */
const bag = (
  <g>
    <path d="M16-86v-8h20v8" stroke="var(--good)" strokeWidth="4" />
    <rect x="4" y="-86" width="44" height="34" rx="7" fill="#fff" />
    <path d="M26-79v20m-10-10h20" stroke="var(--good)" strokeWidth="6" />
  </g>
);

type NurseProps = Pick<FigureProps, 'x' | 'size' | 'pose'>;

const Nurse = (props: NurseProps) => (
  <Figure y={610} facing="left" arms="down" hair="bun" colors={nurse} badge {...props}>
    {bag}
  </Figure>
);

/** The reading student of the home scene sends the tip: with a phone instead of the book. */
const Sender = () => (
  <Figure
    x={456}
    y={484}
    size={0.26}
    pose="sitting"
    arms="lap"
    hair="long"
    colors={{ skin: 'skin-2', hair: 'hair-dark', top: 'warm', legs: 'dark-raised' }}
  >
    <rect x="27" y="-128" width="17" height="30" rx="4" fill="var(--ink)" />
    <rect x="30" y="-124" width="11" height="20" rx="1.5" fill="var(--sky)" />
  </Figure>
);

const Reyes = () => (
  <Figure
    x={424}
    y={610}
    size={0.34}
    arms="reaching"
    hair="short"
    colors={{ skin: 'skin-3', hair: 'hair-dark', top: 'denim', legs: 'trousers' }}
    badge
  />
);

/** Door 14 propped open with a wedge, with daylight behind it. */
const OpenDoor = () => (
  <g>
    <rect x="438" y="540" width="34" height="66" fill="var(--sky)" />
    <path d="M438 590q16-9 34-3v19h-34z" fill="var(--hill)" />
    <rect x="438" y="540" width="9" height="66" rx="1" fill="var(--wood-dark)" />
    <rect x="443" y="580" width="3" height="13" rx="1" fill="var(--ink)" />
    <path d="M448 606l8 0 0-4z" fill="var(--ink)" />
  </g>
);

/** The front desk before school: only the part above the counter is visible. */
const Clerk = () => (
  <svg x="498" y="502" width="132" height="77" viewBox="498 502 132 77">
    <Figure
      x={522}
      y={620}
      size={0.34}
      arms="down"
      hair="bob"
      colors={{ skin: 'skin-3', hair: 'hair-dark', top: 'good', legs: 'ink' }}
    />
  </svg>
);

/** The officer, holding a tablet with the floor plan. */
const Officer = () => (
  <Figure
    x={598}
    y={610}
    size={0.345}
    facing="left"
    arms="held"
    hair="cap"
    colors={{ skin: 'skin-2', hair: 'dark-raised', top: 'denim', legs: 'ink' }}
  >
    <rect x="-20" y="-126" width="44" height="32" rx="4" fill="var(--ink)" />
    <rect x="-16" y="-122" width="36" height="24" rx="2" fill="var(--paper)" />
    <path d="M-12-112h28m-18-6v6m8 0v8m-14 0v-8" stroke="var(--denim)" strokeWidth="2" />
  </Figure>
);

const illustrations: Record<RoomIllustration, { scene: SchoolScene; figures?: ReactNode }> = {
  people: { scene: 'day' },
  empty: { scene: 'early' },
  'nurse-walks': { scene: 'early', figures: <Nurse x={392} size={0.345} pose="walking" /> },
  'nurse-there': { scene: 'day', figures: <Nurse x={300} size={0.335} /> },
  tip: { scene: 'early', figures: <Sender /> },
  'door-open': { scene: 'early', figures: <OpenDoor /> },
  'door-shut': { scene: 'early', figures: <Reyes /> },
  'early-desk': { scene: 'early', figures: <Clerk /> },
  officer: {
    scene: 'early',
    figures: (
      <>
        <Clerk />
        <Officer />
      </>
    ),
  },
};

/** Covers a room of the scene with another version of it: empty, or with other people. */
export function RoomRedrawn({
  room,
  illustration,
}: {
  room: RoomId;
  illustration: RoomIllustration;
}) {
  const { scene, figures } = illustrations[illustration];
  return (
    <svg {...boxOf(room)} viewBox={viewBoxOf(boxOf(room))} className="picture-colors">
      <SceneImage scene={scene} />
      {figures}
    </svg>
  );
}

/** The building on an ordinary day, without what the page has lit in it. */
export const BuildingRedrawn = () => (
  <svg {...buildingBox} viewBox={viewBoxOf(buildingBox)}>
    <SceneImage scene="day" />
  </svg>
);

/** The illustration of the school in an SVG, in its units. */
function SceneImage({ scene }: { scene: SchoolScene }) {
  const { src, width, height } = larkfield[scene];
  return <image href={pictureAddress(src)} width={width} height={height} />;
}
