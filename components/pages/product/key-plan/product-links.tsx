import { RouteLink } from '@/components/ui/route-link';
import { doors, type ProductDoor } from '@/content/scene/doors';
import { rooms } from '@/content/scene/rooms';

/** The links to all products, each with the name of its room. */
export function ProductLinks({ current }: { current?: ProductDoor }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-grid gap-y-4 md:grid-cols-3 wide:grid-cols-4">
      {doors.map((door) => (
        <li key={door.product.id}>
          <RouteLink
            to={`/products/${door.product.id}`}
            data-place={door.part ?? door.room}
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
