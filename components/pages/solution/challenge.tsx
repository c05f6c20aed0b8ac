import { cx } from '@/components/lib/cx';
import { LineBar, LineOpenEnd } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Solution } from '@/content/site/types';

/** The classes of the section, and of what is in it. */
type Classes = { background: string; points: string } & Partial<
  Record<'point' | 'text' | 'before' | 'after', string>
>;

/** A row on one line, from 900 px. */
const row = {
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
const variants: Record<Solution['slug'], Classes> = {
  k12: { ...row, background: cx('bg-mist') },
  'multi-site': steps,
  'private-charter': { ...row, background: cx('bg-warm') },
};

type ChallengeProps = Solution['challenge'] & Pick<Solution, 'slug'> & { label: string };

/**
 * What stands in the way today: three things that break the line, drawn without a room around them, on the
 * background of the school's block on the overview. A district has a step for each.
 */
export function Challenge({ slug, label, headline, points }: ChallengeProps) {
  const classes = variants[slug];
  return (
    <section className={cx('overflow-x-clip py-section', classes.background)}>
      <Container>
        <p className="text-soft">{label}</p>
        <h2 className="mt-2 -ml-hang-h2 text-h2">{headline}</h2>
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
      <LineOpenEnd />
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
