import { SceneSurround } from '@/components/scene/scene-surround';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import { doors, type ProductDoor } from '@/content/scene/doors';
import { rooms } from '@/content/scene/rooms';
import type { Picture as PictureContent } from '@/content/site/types';
import { placeOf, ProductRooms, RoomScrims } from './product-rooms';
import { scene, stop } from './view';

type KeyPlanProps = {
  label: string;
  place: string;
  /** The id of the page's product. */
  product: string;
  /** Names the links to all products. */
  linksLabel: string;
  /** The cutaway view of the school, 960 by 720. */
  scene: PictureContent;
};

/**
 * Shows where in the school a product is used, and leads to the other products: the building near
 * the lit room, the rest under a scrim, and below it in the soil a list of all rooms with a
 * product. Each room is a link to its product, too.
 */
export function KeyPlan({ label, place, product, linksLabel, scene: picture }: KeyPlanProps) {
  const current = doors.find((door) => door.product.id === product);
  const view = stop(current && rooms[current.room].box);
  return (
    <section className="on-dark @container break-inside-avoid overflow-hidden bg-dark text-on-dark">
      <div className={cx('relative', view.className)}>
        <div
          data-reveal="never"
          className="relative h-[calc(var(--unit)*310)] overflow-hidden bg-sky"
        >
          <div className={scene}>
            <SceneSurround />
            <Picture picture={picture} className="relative" />
            <RoomScrims lit={current?.room} />
          </div>
        </div>
        <div data-reveal="never" className={cx('pointer-events-none', scene)}>
          <ProductRooms current={current} view={view} />
        </div>
        <Container className="grid gap-x-gutter gap-y-8 pt-10 pb-14 desktop:pb-16 roomy:grid-cols-12">
          <div className="roomy:col-span-4">
            <h2 className="text-body font-medium">{label}</h2>
            <p className="mt-1 max-w-[14em] font-display text-h3 text-balance">{place}</p>
          </div>
          <nav aria-label={linksLabel} className="roomy:col-span-8">
            <ProductLinks current={current} />
          </nav>
        </Container>
      </div>
    </section>
  );
}

/** The links to all products, each with the name of its room. */
function ProductLinks({ current }: { current?: ProductDoor }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-grid gap-y-4 md:grid-cols-3 wide:grid-cols-4">
      {doors.map((door) => (
        <li key={door.product.id}>
          <RouteLink
            to={`/products/${door.product.id}`}
            data-place={placeOf(door)}
            aria-current={door === current ? 'page' : undefined}
            className="block border-l-3 border-[var(--lit-color,theme(colors.dark-line))] py-1 pl-3.5 leading-snug transition-hover aria-[current]:border-selected forced-colors:aria-[current]:border-3 forced-colors:aria-[current]:border-highlight"
          >
            <span className="block font-display text-small font-semibold">
              {door.product.name}
              {/* For screen readers and print. */}
              <span className="text-transparent">{':'}</span>
            </span>{' '}
            <span className="block text-tiny text-on-dark-soft first-letter:uppercase">
              {rooms[door.room].name}
            </span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
