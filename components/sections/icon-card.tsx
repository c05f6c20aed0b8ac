import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/site/types';

/** The level is h2 where the section has no heading. */
export type IconCardProps = Feature & { heading?: 'h2' | 'h3' };

/** As high as its row; `--pad` is its padding. Stacked on a tablet, the icon is beside the words. */
export function IconCard({ icon, title, description, heading: Heading = 'h3' }: IconCardProps) {
  return (
    <div className="grow gap-x-6 rounded-card bg-surface p-(--pad) pb-8 shadow-rest in-[.on-dark]:bg-dark-raised contrast-more:border sm:max-wide:flex forced-colors:border">
      <span className="flex size-13 shrink-0 items-center justify-center rounded-tile bg-ground-alt in-[.on-dark]:bg-dark-line">
        <Icon name={icon} />
      </span>
      <div className="mt-6 sm:max-wide:mt-0">
        <Heading className="text-h4">{title}</Heading>
        <p className="mt-2.5 max-w-measure text-soft in-[.on-dark]:text-on-dark-soft">
          {description}
        </p>
      </div>
    </div>
  );
}
