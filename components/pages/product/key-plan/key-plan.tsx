import { placeOf } from '@/components/scene/door-place';
import { capitalized } from '@/components/lib/capitalized';
import { cx } from '@/components/lib/cx';
import { Drawing, Overlay } from '@/components/scene/frame';
import { boxOf } from '@/components/scene/geometry';
import { LineDrop, LineNode, LineThrough } from '@/components/scene/line';
import { LinePath, LineStop } from '@/components/scene/svg-line';
import { linePath } from '@/components/scene/line-path';
import { lineTo } from '@/components/scene/line-to';
import { Outline, RoomLink } from '@/components/scene/room-links';
import { SceneStrip, showsFoot } from '@/components/scene/scene-strip';
import { Fold } from '@/components/ui/fold';
import { RouteLink } from '@/components/ui/route-link';
import { productPage } from '@/content/pages/product-page';
import { doors, type ProductDoor } from '@/content/scene/doors';
import { line } from '@/content/scene/line';
import { school } from '@/content/scene/measures';
import { rooms } from '@/content/scene/rooms';
import type { Product } from '@/content/site/types';
import { RoomScrims } from './room-scrims';

/** On a phone whose view leaves out the line's foot: the line comes from the story at the rail, and begins there. */
const atRail = cx(
  'line-small [--line-x:calc(var(--view-start)+var(--rail))] [--line-y:calc(theme(scene.line)*var(--unit))] md:hidden',
);
const fromRail = cx(
  'max-md:line-small max-md:[clip-path:inset(-100vh_-100vw_-100vh_calc(var(--view-start)+var(--rail)))]',
);

type KeyPlanProps = Product['keyPlan'] & {
  product: string;
  /** The words are on light, because the story above is dark. */
  isLight?: boolean;
};

/** In an order that can be seen without the rooms. */
const doorsByName = doors.toSorted((one, other) =>
  one.product.name.localeCompare(other.product.name),
);

const doorOf = (id: string) => doors.find(({ product }) => product.id === id);

/** The school beside the words, in eight of twelve columns and the margin at their left. */
const columns = cx(
  'page:grid page:grid-cols-[calc(50cqw-theme(maxWidth.page)/2+var(--picture))_1fr] page:items-stretch',
  'page:[--picture:calc((theme(maxWidth.page)-2*var(--margin)+theme(spacing.gutter))*2/3+var(--margin)-theme(spacing.gutter))]',
);

/** From 1440 px, the school hangs from the dark story above, at the left edge of the page. */
const onLight = {
  section: cx('relative bg-ground page:pb-6'),
  school: cx('page:overflow-clip page:rounded-br-panel'),
  words: cx('page:py-4'),
};
/** It fades into the dark background of the list beside it. */
const onDark: typeof onLight = {
  section: cx('bg-dark text-on-dark on-dark'),
  school: cx(
    'page:after:pointer-events-none page:after:absolute page:after:inset-y-0 page:after:right-0 page:after:w-24 page:after:bg-linear-to-l page:after:from-dark',
  ),
  words: '',
};

/** The line from the story above to the line's foot. */
const fromAbove = linePath([[line.foot[0], -school.height], line.foot]);

/** The school with the room where a product is used, and the rooms of all products as a list. */
export function KeyPlan({ label, place, product, isLight }: KeyPlanProps) {
  const current = doorOf(product);
  const room = current?.room;
  // Over the scrims; the rest of the line is dark, like the other rooms.
  const { path, stops } = lineTo(room ?? 'building');
  const hasFoot = showsFoot(room);
  const classes = isLight ? onLight : onDark;
  return (
    <section className={cx('@container break-inside-avoid overflow-hidden', classes.section)}>
      {isLight && (
        <div className="absolute inset-0 mx-auto max-w-page max-page:hidden">
          <LineThrough />
        </div>
      )}
      {/* On a desktop the list ends with the page container. */}
      <div className={columns}>
        <div className={cx('@container relative', classes.school)}>
          <SceneStrip place={room}>
            <RoomScrims lit={room} />
            <Drawing className={cx('overflow-visible print:hidden', !hasFoot && fromRail)}>
              {room && <Outline place={room} />}
              <LinePath d={path} />
              <g className={hasFoot ? undefined : cx('max-md:hidden')}>
                <LinePath d={fromAbove} />
              </g>
              {stops.map(([x, y]) => (
                <LineStop key={x} x={x} y={y} />
              ))}
            </Drawing>
            {!hasFoot && (
              <>
                <LineDrop className={cx('top-0', atRail)} />
                <LineNode className={atRail} />
              </>
            )}
            <Overlay>
              {doors.map((door) => (
                <NamedRoom key={door.product.id} door={door} isCurrent={door === current} />
              ))}
            </Overlay>
          </SceneStrip>
        </div>
        <div
          className={cx(
            'relative mx-auto grid w-full max-w-page content-center gap-x-gutter gap-y-5 px-margin py-6 max-md:py-5 max-md:pl-14 max-page:roomy:grid-cols-12',
            'page:mx-0 page:max-w-[calc(theme(maxWidth.page)-var(--picture))] page:gap-y-4 page:pl-gutter',
            classes.words,
          )}
        >
          {/* From the school, which is above. */}
          <LineDrop className="top-0 [--line-x:var(--rail)] md:[--line-x:calc(var(--margin)/2)] page:hidden" />
          <div className="max-page:roomy:col-span-4">
            <h2 className="text-body">{label}</h2>
            <p className="mt-1 font-display text-h3 text-balance max-page:max-w-[14em]">{place}</p>
          </div>
          <nav aria-label={productPage.rooms} className="max-page:roomy:col-span-8">
            <Fold title={productPage.rooms} className="sr-only">
              <ul className="-ml-3.75 columns-[2_8rem] gap-x-grid md:columns-3 max-page:wide:columns-4 page:columns-[2_9rem]">
                {doorsByName.map((door) => (
                  <li key={door.product.id} className="break-inside-avoid pb-2.5 page:pb-0.5">
                    <RouteLink
                      to={`/products/${door.product.id}`}
                      data-place={placeOf(door)}
                      aria-current={door === current ? 'page' : undefined}
                      // One name, because Orca says "link" before each line of a link without.
                      aria-label={`${door.product.name}: ${rooms[door.room].name}`}
                      className={cx(
                        'block border-l-3 border-[var(--lit-color,transparent)] py-1 pr-1.5 pl-3 leading-snug transition-hover',
                        'aria-[current]:border-selected in-[.on-dark]:aria-[current]:text-selected forced-colors:aria-[current]:border-3 forced-colors:aria-[current]:border-highlight',
                      )}
                    >
                      <span className="block font-display text-small font-medium in-aria-[current]:font-semibold">
                        {door.product.name}
                      </span>{' '}
                      <span className="block text-tiny text-soft in-[.on-dark]:text-on-dark-soft page:hidden">
                        {capitalized(rooms[door.room].name)}
                      </span>
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
        </div>
      </div>
    </section>
  );
}

/**
 * A product's room as a link that shows the product's name while it is lit: beside a narrow room, and not under
 * 900 px, where the name is wider than most rooms. The page itself says the current one.
 */
function NamedRoom({ door, isCurrent }: { door: ProductDoor; isCurrent: boolean }) {
  const isNarrow = boxOf(placeOf(door)).width <= 60;
  return (
    <RoomLink
      place={placeOf(door)}
      to={`/products/${door.product.id}`}
      className={isNarrow ? 'items-end pl-[100%]' : 'items-start'}
    >
      {!isCurrent && (
        <span className="pointer-events-none [visibility:var(--seen)] rounded-link bg-on-dark px-2.5 font-display text-tiny leading-7 font-semibold whitespace-nowrap text-strong max-wide:hidden">
          {door.product.name}
        </span>
      )}
    </RoomLink>
  );
}
