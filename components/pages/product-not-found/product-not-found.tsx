import { DoorPlate } from '@/components/sections/door-plate';
import { productNotFound } from '@/content/pages/product-not-found';

const { plate, ...words } = productNotFound;

/** The page of an unknown product. */
export function ProductNotFoundPage() {
  return (
    <DoorPlate {...words}>
      <p className="mt-4 -ml-[0.05em] font-display text-plate">{plate.number}</p>
      <p className="mt-8 text-h4 font-normal text-on-dark-soft">{plate.text}</p>
      <Braille text={plate.braille} />
    </DoorPlate>
  );
}

/** Braille, drawn as dots because few fonts have it: from U+2800 on, the bits of a character are its dots. */
function Braille({ text }: { text: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-5 -5 ${text.length * 40 - 15} 40`}
      className="mt-7 h-10 fill-on-dark-soft"
    >
      {[...text].flatMap((cell, index) =>
        [0, 1, 2, 3, 4, 5]
          .filter((dot) => cell.charCodeAt(0) & (1 << dot))
          .map((dot) => (
            <circle
              key={`${index} ${dot}`}
              cx={index * 40 + Math.floor(dot / 3) * 15}
              cy={(dot % 3) * 15}
              r="4.5"
            />
          )),
      )}
    </svg>
  );
}
