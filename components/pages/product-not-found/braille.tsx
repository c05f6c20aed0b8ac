/** The positions of a cell's six dots, in the order of their bits in a braille character. */
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

/** Distances between dots and between cells, in the SVG's units. */
const step = 15;
const cell = 40;

/**
 * Braille as dots of an SVG, because few fonts have it. Decorative: the plate has the same text in
 * letters. Characters other than braille are an empty cell.
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
