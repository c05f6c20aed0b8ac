import { SceneSurround } from '@/components/scene/scene-surround';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import { doors } from '@/content/scene/doors';
import { rooms } from '@/content/scene/rooms';
import type { Picture as PictureContent } from '@/content/site/types';
import { ProductLinks } from './product-links';
import { ProductRooms, RoomScrims } from './product-rooms';
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
 * the lit room, the rest under a scrim, and below it in the ground a list of all rooms with a
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
