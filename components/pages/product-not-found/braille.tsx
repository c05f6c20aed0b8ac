/** Where the six dots of a cell stand, in the order of their bits in a braille character. */
const dots = [
  { x: 0, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: 2 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 1, y: 2 },
];

/** U+2800: the cell without dots. */
const blank = 0x2800;

/** In the drawing's own units: between dots, and from cell to cell. */
const step = 15;
const cell = 40;

/**
 * Braille drawn dot by dot, because few fonts have it. Decorative: the plate says the same in
 * print, and these dots cannot be felt. Other characters than braille show as an empty cell.
 */
export function Braille({ text, className }: { text: string; className?: string }) {
  const cells = [...text].map((character) => (character.codePointAt(0) ?? blank) - blank);
  return (
    <svg
      aria-hidden="true"
      viewBox={`-5 -5 ${(cells.length - 1) * cell + step + 10} ${2 * step + 10}`}
      className={className}
    >
      {cells.flatMap((bits, index) =>
        dots
          .filter((_, bit) => bits & (1 << bit))
          .map(({ x, y }) => (
            <circle key={`${index}-${x}-${y}`} cx={index * cell + x * step} cy={y * step} r="4.5" />
          )),
      )}
    </svg>
  );
}
