import type { ReactNode } from 'react';
import { pictureAddress } from '@/components/lib/picture-address';
import type { Box } from '@/content/scene/rooms';
import type { RoomIllustration } from '@/content/walkthrough/types';
import { Clerk, Nurse, Officer, OpenDoor, Reyes, Sender } from './cast';

const illustrations: Record<RoomIllustration, { scene: 'day' | 'early'; figures?: ReactNode }> = {
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
export function RoomRedrawn({ box, illustration }: { box: Box; illustration: RoomIllustration }) {
  const { scene, figures } = illustrations[illustration];
  const { x, y, width, height } = box;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
      <SceneImage scene={scene} />
      {figures}
    </svg>
  );
}

const files = { day: '/media/home-hero.svg', early: '/media/larkfield-empty.svg' };

/**
 * The cutaway view of the school on an ordinary day or before anyone has arrived; 960 by 720 units.
 */
export function SceneImage({ scene }: { scene: keyof typeof files }) {
  return <image href={pictureAddress(files[scene])} width="960" height="720" />;
}
