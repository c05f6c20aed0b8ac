import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { Solution } from '@/content/types';
import { CampusPlan, DistrictPlan, GatePlan } from './plans';

const looks: Record<Solution['slug'], { ground: string; Plan: () => React.ReactNode }> = {
  k12: { ground: 'bg-mist page:-left-[50vw]', Plan: CampusPlan },
  'multi-site': { ground: 'bg-sky', Plan: DistrictPlan },
  'private-charter': { ground: 'bg-warm page:-right-[50vw]', Plan: GatePlan },
};

/**
 * Three kinds of school on three grounds, each with its plan, and the line through all three at
 * one height. The grounds and the line run to the page's edges; under 900 px the blocks stack.
 */
export function Triptych({ title, solutions }: { title: string; solutions: readonly Solution[] }) {
  return (
    <section className="isolate overflow-x-clip">
      <h2 className="sr-only">{title}</h2>
      <ul className="mx-auto grid max-w-page wide:grid-cols-3">
        {solutions.map((solution, index) => (
          <Block key={solution.slug} {...solution} first={index === 0} />
        ))}
      </ul>
    </section>
  );
}

/** The same width for every plan: the first block's margin is as wide as the others' two. */
const sides = (first: boolean) =>
  first
    ? 'wide:pl-margin-tablet wide:pr-0 desktop:pl-margin-desktop'
    : 'wide:pl-8 wide:pr-6 desktop:pl-12 desktop:pr-8';

function Block({ slug, name, block, first }: Solution & { first: boolean }) {
  const { ground, Plan } = looks[slug];
  return (
    <li
      className={cx(
        'relative px-margin-phone pt-10 pb-16 md:px-margin-tablet wide:pb-18',
        sides(first),
      )}
    >
      <div aria-hidden="true" className={cx('absolute inset-0 -z-20', ground)} />
      <div className="relative max-w-102">
        <span
          aria-hidden="true"
          className="absolute top-[50.8%] -right-[100vw] -left-[100vw] -z-10 h-[2.4%] bg-line"
        />
        <Plan />
      </div>
      <div className="mt-10 max-w-90 wide:mt-12 wide:pr-4">
        <h3 className="text-h3-wide">{name}</h3>
        <p className="mt-2.5 text-soft">{block.summary}</p>
        <RouteLink
          to={`/solutions/${slug}`}
          className={textLink({ tinted: true, className: 'mt-7' })}
        >
          {block.link}
        </RouteLink>
      </div>
    </li>
  );
}
