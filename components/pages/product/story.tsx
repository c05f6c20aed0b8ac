import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import {
  LineAcross,
  LineBar,
  LineDrop,
  lineInMargin,
  LineNode,
  LineThrough,
} from '@/components/scene/line';
import { StoryPicture } from '@/components/scene/lined-picture';
import { Paragraphs } from '@/components/sections/paragraphs';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { unbroken } from '@/components/ui/unbroken';
import type { Moment, Product } from '@/content/site/types';

type StoryProps = Pick<Product, 'story' | 'summary' | 'inverted'>;

/** The words are beside the picture, and the minutes are below both; on a tablet the minutes are beside it. */
export function Story({ story, summary, inverted }: StoryProps) {
  return (
    <section
      className={cx(
        'isolate overflow-clip py-8 md:py-10',
        inverted && 'bg-dark text-on-dark on-dark',
      )}
    >
      <Container className="@container relative">
        <LineThrough className={cx('max-md:hidden', inverted && 'roomy:hidden')} />
        {/* The picture is in the last columns, which are at the left where they run from the right. */}
        <Grid
          className={cx(
            'gap-y-6 *:[direction:ltr] desktop:max-roomy:grid-rows-[auto_1fr]',
            inverted ? 'max-desktop:[direction:rtl]' : '[direction:rtl]',
          )}
        >
          <div
            className={cx(
              'relative col-span-full desktop:col-span-6 desktop:max-roomy:row-span-2',
              inverted ? 'roomy:pr-8' : 'roomy:pl-8',
              lineInMargin,
            )}
          >
            {/* On a phone from the cards behind the picture to the first of the minutes. */}
            <LineDrop className="-top-200 -bottom-20 -z-1 md:hidden" />
            <h2 className="-ml-hang-h2 text-h2">{story.headline}</h2>
            <div className="mt-5 grid max-w-160 gap-y-3 in-[.on-dark]:[&_.text-soft]:text-on-dark-soft">
              <Paragraphs texts={story.paragraphs} />
            </div>
          </div>
          <StoryPicture
            hero={summary.picture}
            line={story.line}
            isFromRight={inverted}
            className="col-span-full self-start max-md:order-first md:max-desktop:-order-1 md:max-desktop:col-span-5 desktop:col-span-6"
          />
          <Timeline moments={story.timeline} inverted={inverted} />
        </Grid>
      </Container>
    </section>
  );
}

/** On a tablet: in three of eight columns, with the first node as high as the line of the picture in the other five. */
const besidePicture = cx(
  'md:max-desktop:order-first md:max-desktop:col-span-3 md:max-desktop:mt-[calc((62.5cqi-0.375*theme(spacing.grid))*theme(pictureLine.atStory)-var(--line-y))]',
);

type TimelineProps = Pick<Product, 'inverted'> & { moments: readonly Moment[] };

/**
 * Moments of a school day: down a line, or from 1240 px along it. There the line comes from the left margin, or
 * on an inverted page from the right margin through to the left one.
 */
function Timeline({ moments, inverted }: TimelineProps) {
  return (
    <div
      className={cx(
        'relative col-span-full self-start desktop:col-span-6 roomy:col-span-full',
        'max-roomy:[--line-x:var(--line-end)] max-roomy:[--line-y:1.1875rem] md:max-wide:text-small md:max-wide:[--line-y:0.953125rem]',
        besidePicture,
      )}
    >
      {inverted && <LineAcross className="max-roomy:hidden" />}
      <ol className="line-small max-md:grid max-md:grid-cols-[auto_1fr] roomy:grid roomy:auto-cols-fr roomy:grid-flow-col roomy:gap-x-gutter">
        {moments.map(({ time, event }) => (
          <li
            key={time + event}
            className={cx(
              'group/moment relative max-md:col-span-full max-md:grid max-md:grid-cols-subgrid md:max-roomy:flex md:max-roomy:flex-wrap roomy:pt-7',
              'max-roomy:py-1.5 max-roomy:pl-10 md:max-wide:py-1 md:max-wide:pl-8',
            )}
          >
            {/* Each to the middle of the next node. */}
            <LineBar
              className={cx(
                'right-[calc(theme(spacing.gutter)*-1-0.5625rem)] left-0 max-roomy:hidden',
                inverted
                  ? 'group-last/moment:right-0'
                  : 'group-first/moment:-left-[calc(var(--margin)/2)] group-last/moment:hidden',
              )}
            />
            {/* On a phone the last one leads down to the school. */}
            <LineDrop className="bottom-[calc(var(--line-y)*-1)] group-last/moment:-bottom-100 md:group-last/moment:hidden roomy:hidden" />
            <LineNode className="bg-ground in-[.on-dark]:bg-dark" />
            <span className="shrink-0 pr-4 font-display font-semibold md:max-roomy:min-w-21 roomy:block">
              {time}
            </span>
            <span className="min-w-0 flex-[1_1_10.5rem] text-balance roomy:block roomy:pr-4">
              {unbroken(noBreak(event))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
