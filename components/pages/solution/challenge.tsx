import { cx } from '@/components/lib/cx';
import { LineBar, LineOpenEnd } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Solution } from '@/content/site/types';

/** The classes of the section, and of what is in it. */
type Classes = { background: string; points: string } & Partial<
  Record<'frame' | 'head' | 'point' | 'text' | 'before' | 'start' | 'after', string>
>;

/** A row on one line, from 900 px. */
const row: Classes = {
  background: cx('bg-mist'),
  points: cx('mt-head wide:grid-cols-3'),
  point: cx('wide:block'),
  text: cx('wide:mt-6 wide:pt-0'),
  before: cx('wide:group-not-first:hidden'),
  after: cx('wide:group-not-last:-right-6'),
};
/** Each on a line of its own, a step to the right of the last. */
const steps: Classes = {
  background: cx('bg-sky'),
  points: cx('mt-head'),
  point: cx(
    'desktop:nth-2:ml-[8%] desktop:nth-3:ml-[16%] roomy:nth-2:ml-[20%] roomy:nth-3:ml-[40%]',
  ),
};
/** Below each other beside the headline, which the line does not reach. */
const beside: Classes = {
  background: cx('bg-warm'),
  frame: cx('roomy:grid roomy:grid-cols-12 roomy:gap-x-gutter'),
  head: cx('roomy:sticky roomy:top-28 roomy:self-start'),
  points: cx('mt-head roomy:col-span-7 roomy:mt-0'),
  before: cx('roomy:hidden'),
  start: cx('roomy:hidden'),
};
const variants: Record<Solution['slug'], Classes> = {
  k12: row,
  'multi-site': steps,
  'private-charter': beside,
};

type ChallengeProps = Solution['challenge'] & Pick<Solution, 'slug'> & { label: string };

/**
 * What stands in the way today: three things that break the line, drawn without a room around them. Each
 * kind of school has an arrangement, on the background of its block on the overview.
 */
export function Challenge({ slug, label, headline, points }: ChallengeProps) {
  const classes = variants[slug];
  return (
    <section className={cx('overflow-x-clip py-section', classes.background)}>
      <Container className={classes.frame}>
        <div className={cx('roomy:col-span-5', classes.head)}>
          <p className="text-soft">{label}</p>
          <h2 className="mt-2 -ml-hang-h2 text-h2">{headline}</h2>
        </div>
        <ul className={cx('grid gap-x-gutter gap-y-12', classes.points)}>
          {points.map((point) => (
            <Break key={point.title} classes={classes} {...point} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

type BreakProps = Solution['challenge']['points'][number] & { classes: Classes };

/** A thing between the open ends of the line, over its words, or beside them from 640 px. */
function Break({ title, description, picture, classes }: BreakProps) {
  return (
    <li
      className={cx(
        'group relative [--line-y:3rem] [--object:min(15rem,100%-6rem)] [--rest:calc(3.5rem+var(--object))]',
        'sm:grid sm:min-h-45 sm:grid-cols-[calc(var(--rest)+1.5rem)_1fr]',
        classes.point,
      )}
    >
      <LineBar className={cx('right-full', classes.before)} />
      <LineOpenEnd className={classes.start} />
      <div className="ml-11 w-(--object)">
        <Picture picture={picture} />
      </div>
      <LineOpenEnd className="[--line-x:calc(var(--rest)+0.8125rem)]" />
      <LineBar className={cx('left-[calc(var(--rest)+1.625rem)]', classes.after)} />
      <div className={cx('mt-5 sm:mt-0 sm:pt-20', classes.text)}>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 max-w-measure text-soft">{description}</p>
      </div>
    </li>
  );
}
