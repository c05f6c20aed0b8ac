import { DoorPlate } from '@/components/sections/door-plate';
import type { ProductNotFound } from '@/content/pages/product-not-found';
import { Braille } from './braille';

/** The page of an unknown product. */
export function ProductNotFoundPage({ content }: { content: ProductNotFound }) {
  const { plate, ...words } = content;
  return (
    <DoorPlate {...words} plateLabel={`${plate.number}: ${plate.text}`}>
      <p className="mt-4 -ml-[0.05em] font-display text-plate">{plate.number}</p>
      <p className="mt-8 text-h4 font-normal text-on-dark-soft">{plate.text}</p>
      <Braille text={plate.braille} className="mt-7 h-10 fill-on-dark-soft" />
    </DoorPlate>
  );
}
