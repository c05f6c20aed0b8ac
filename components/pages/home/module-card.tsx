import { cardLink, ProductCard } from '@/components/sections/product-card';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { Tag } from '@/components/ui/tag';
import { textLink } from '@/components/ui/text-link';
import type { Home } from '@/content/home';
import type { Module } from '@/content/types';
import { RemoteControl } from './remote-control';

type ModuleCardProps = {
  module: Module;
  labels: Omit<Home['platform'], 'title' | 'lead'>;
  /** Spans its row at two columns, so that no card of the nine is left alone. */
  first: boolean;
};

/** A module on the home page: two pills and View More; Rapid Lockdown has Remote Control besides. */
export function ModuleCard({ module, labels, first }: ModuleCardProps) {
  const { name, description, tags, picture, cardRoute, remoteControl } = module;
  return (
    <ProductCard picture={picture} wide={first ? 'tablet' : undefined}>
      <h3 className="text-h4">{name}</h3>
      <p className="mt-2 text-card text-soft">{description}</p>
      <p className="mt-4 mb-5 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
        {remoteControl && (
          <RemoteControl label={labels.remoteControl} failure={labels.remoteControlFailed} />
        )}
        <RouteLink to={cardRoute} className={cx(textLink(), cardLink)}>
          {labels.viewMore}
          <span className="sr-only">{` ${labels.about} ${name}`}</span>
        </RouteLink>
      </div>
    </ProductCard>
  );
}
