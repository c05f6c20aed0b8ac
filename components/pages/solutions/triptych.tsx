import { cx } from '@/components/lib/cx';
import { LineBar } from '@/components/scene/line';
import { CardLink } from '@/components/sections/product-card';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import type { Solution } from '@/content/site/types';
import { solutions } from '@/content/solutions/all';
import { CampusPlan, DistrictPlan, GatePlan } from './plans';

const variants: Record<Solution['slug'], { background: string; Plan: () => React.ReactNode }> = {
  k12: { background: cx('bg-mist page:-left-[50vw]'), Plan: CampusPlan },
  'multi-site': { background: cx('bg-sky'), Plan: DistrictPlan },
  'private-charter': { background: cx('bg-warm page:-right-[50vw]'), Plan: GatePlan },
};

/**
 * Three kinds of school, each one link with its plan, crossed by the line at the same height. Under
 * 900 px the blocks stack, and from 640 px the text is beside its plan.
 */
export function Triptych({ title }: { title: string }) {
  return (
    <section className="isolate overflow-x-clip">
      <h2 className="sr-only">{title}</h2>
      <ul className="mx-auto grid max-w-page wide:grid-cols-[var(--outer)_1fr_var(--outer)] wide:[--outer:calc((100%+var(--margin)-theme(spacing.gutter))/3)]">
        {solutions.map((solution) => (
          <Block key={solution.slug} {...solution} />
        ))}
      </ul>
    </section>
  );
}

function Block({ slug, name, block }: Solution) {
  const { background, Plan } = variants[slug];
  return (
    <li
      className={cx(
        'relative px-margin pt-10 pb-16 wide:flex wide:flex-col',
        // All of the text is below the line.
        'sm:max-wide:grid sm:max-wide:grid-cols-[20rem_1fr] sm:max-wide:grid-rows-[calc(20rem*127/408)_auto_auto] sm:max-wide:gap-x-10 sm:max-wide:pb-12',
        // All plans have the same width; the outer ones end with the page container.
        'wide:px-gutter wide:first:pl-margin wide:last:pr-margin',
      )}
    >
      <div aria-hidden="true" className={cx('absolute inset-0 -z-20', background)} />
      <div className="relative w-full max-w-102 self-start [--line-y:52%] sm:max-wide:row-span-3">
        <LineBar className="-z-10" />
        <Plan />
      </div>
      <h3 className="mt-10 text-h3-wide sm:max-wide:col-start-2 sm:max-wide:row-start-2 sm:max-wide:mt-7 wide:mt-12 wide:max-desktop:text-h4 desktop:max-roomy:text-h3">
        {name}
      </h3>
      <div className="mt-2.5 max-w-90 sm:max-wide:col-start-2 sm:max-wide:row-start-3 wide:flex wide:grow wide:flex-col wide:items-start">
        <p className="mb-6 text-soft sm:max-wide:mb-4">{block.summary}</p>
        <CardLink
          to={`/solutions/${slug}`}
          className={textLink({ tinted: true, className: 'mt-auto' })}
        >
          {unbroken(block.link)}
        </CardLink>
      </div>
    </li>
  );
}
