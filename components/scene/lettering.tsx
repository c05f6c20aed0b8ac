import { useMemo } from 'react';
import { cx } from '@/components/lib/cx';
import { fitLines } from './fit-lines';
import { largestLetters, lettering, type LetteringPlace } from '@/content/scene/lettering';
import { useLineSize } from './use-line-size';

type NameProps = { name: string; on: LetteringPlace; isCentered?: boolean; className: string };

/**
 * A name lettered on a place of the school, in a Drawing: as large as fits, never cut off. It is shown as text,
 * whatever it contains.
 */
function Name({ name, on, isCentered, className }: NameProps) {
  const measure = useLineSize();
  const { x, y, ...box } = lettering[on];
  const { width, height } = box;
  const { size, lines } = useMemo(
    () => fitLines(name, { width, height }, largestLetters[on], measure),
    [name, width, height, on, measure],
  );
  return (
    <g className={cx('font-lettering font-semibold', className)} fontSize={+size.toFixed(2)}>
      {lines.map(({ text, foot }, index) => (
        <text
          key={`${index} ${text}`}
          x={isCentered ? x + width / 2 : x}
          y={+(y + foot).toFixed(2)}
          textAnchor={isCentered ? 'middle' : 'start'}
          unicodeBidi="plaintext"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** From 768 px: on the whole roof, on a desktop only left of the note at its end. */
const NameOnWholeRoof = ({ name }: { name: string }) => (
  <>
    <Name name={name} on="roof-noted" className="fill-on-dark max-desktop:hidden" />
    <Name name={name} on="roof" className="hidden fill-on-dark md:max-desktop:block" />
  </>
);

/** On the roof of home, in the part that the window shows. */
export const NameOnRoof = ({ name }: { name: string }) => (
  <>
    <NameOnWholeRoof name={name} />
    <Name name={name} on="roof-xs" className="hidden fill-on-dark xs:max-md:block" />
    <Name name={name} on="roof-phone" className="fill-on-dark xs:hidden" />
  </>
);

/** On the roof of a picture of the whole school. */
export const NameOnBoard = ({ name }: { name: string }) => (
  <Name name={name} on="roof" className="fill-on-dark" />
);

/** On the roof of home while a story plays, when a phone shows more of it. */
export const NameInStory = ({ name }: { name: string }) => (
  <>
    <NameOnWholeRoof name={name} />
    <Name name={name} on="roof-xs" className="fill-on-dark md:hidden" />
  </>
);

/** On the side of the bus, in place of two of its three stripes. */
export const NameOnBus = ({ name }: { name: string }) => (
  <g>
    <path d="M786.2 581.2h104v14h-104z" fill="var(--bus)" />
    <path d="M786.2 581h104v1.2h-104zm0 13h104v1.2h-104z" className="fill-strong" />
    <Name name={name} on="bus" isCentered className="fill-strong" />
  </g>
);

/** On the visitor's badge: the badge she wears is too small, so it is drawn again beside her. */
export const NameOnBadge = ({ name }: { name: string }) => (
  <g>
    <path d="M613 532v38.5h-20" className="fill-none stroke-strong" strokeWidth="1.2" />
    <rect x="566" y="506" width="60" height="27" rx="2.5" className="fill-strong" />
    <rect x="567" y="507" width="58" height="25" rx="1.7" className="fill-surface" />
    <path d="M567 511.5v-2.8q0-1.7 1.7-1.7h54.6q1.7 0 1.7 1.7v2.8z" className="fill-accent" />
    <rect x="591" y="508.3" width="10" height="1.9" rx=".95" className="fill-strong" />
    <Name name={name} on="badge" isCentered className="fill-strong" />
  </g>
);
