import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/lib/cx';
import type { Feature } from '@/content/site/types';

/** The padding of the cards of a list, for `--pad`. */
export const cardPadding = cx('[--pad:1.25rem] md:[--pad:1.5rem]');

/** The level is h2 where the section has no heading. */
export type IconCardProps = Feature & {
  heading?: 'h2' | 'h3';
  /** On a desktop the icon is above the title. */
  isNarrow?: boolean;
};

/**
 * A card: an icon beside its title, and a text, on a tablet beside them. It takes two rows of the list's grid; its
 * padding is `--pad`.
 */
export function IconCard({
  icon,
  title,
  description,
  heading: Heading = 'h3',
  isNarrow,
}: IconCardProps) {
  return (
    <div className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-x-10 rounded-card bg-surface p-(--pad) shadow-rest in-[.on-dark]:bg-dark-raised contrast-more:border md:max-wide:grid-cols-[2fr_3fr] forced-colors:border">
      <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-3 md:max-wide:row-span-2">
        <span className="flex size-11 shrink-0 items-center justify-center self-start rounded-tile bg-ground-alt in-[.on-dark]:bg-dark-line md:size-13">
          <Icon name={icon} />
        </span>
        <Heading
          className={cx(
            'min-w-0 flex-[1_1_11rem] text-h4 md:max-wide:basis-32',
            isNarrow && 'desktop:basis-full desktop:text-h5',
          )}
        >
          {title}
        </Heading>
      </div>
      <p className="mt-3 max-w-measure text-soft in-[.on-dark]:text-on-dark-soft md:max-wide:row-span-2 md:max-wide:mt-0">
        {description}
      </p>
    </div>
  );
}
