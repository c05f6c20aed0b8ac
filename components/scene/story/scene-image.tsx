import { pictureAddress } from '@/components/lib/base-path';

const files = { day: '/media/home-hero.svg', early: '/media/larkfield-empty.svg' };

/**
 * The cutaway view of the school on an ordinary day or before anyone has arrived; 960 by 720 units.
 */
export function SceneImage({ scene }: { scene: keyof typeof files }) {
  return <image href={pictureAddress(files[scene])} width="960" height="720" />;
}
