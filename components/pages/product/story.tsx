import { cx } from '@/components/lib/cx';
import { LineDrop, LineNode } from '@/components/scene/line';
import { LinedCrop } from '@/components/scene/lined-picture';
import { Paragraphs } from '@/components/sections/paragraphs';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { Moment, Product } from '@/content/site/types';

type StoryProps = Pick<Product, 'story' | 'summary' | 'inverted'>;

/** The minutes are below the words on a desktop, and below the part of the scene on a tablet. */
export function Story({ story, summary, inverted }: StoryProps) {
  return (
    <Section className="overflow-x-clip">
      {/* The picture is in the last columns, which are at the left if they run from the right. */}
      <Grid
        className={cx(
          'gap-y-9 *:[direction:ltr] md:grid-rows-[auto_1fr]',
          !inverted && '[direction:rtl]',
        )}
      >
        <div className="col-span-full md:col-span-4 md:row-span-2 desktop:col-span-5 desktop:row-span-1">
          <h2 className="-ml-hang-h2 text-h2">{story.headline}</h2>
          <div className="mt-8 grid max-w-160 gap-y-5">
            <Paragraphs texts={story.paragraphs} />
          </div>
        </div>
        <StoryTimeline moments={story.timeline} />
        <LinedCrop
          picture={summary.picture}
          crop={story.crop}
          to={inverted ? 'right' : 'left'}
          className="col-span-full self-start md:col-span-4 md:col-start-5 md:row-[1] desktop:col-span-6 desktop:col-start-7 desktop:row-[1/3]"
        />
      </Grid>
    </Section>
  );
}

/** Moments of a school day along a vertical line. */
function StoryTimeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <div className="relative col-span-full self-start line-small md:col-span-4 md:col-start-5 desktop:col-span-5 desktop:col-start-1 desktop:-ml-1.75">
      <LineDrop className="top-0" />
      <ol className="py-1.5">
        {moments.map(({ time, event }) => (
          <li key={time + event} className="relative flex py-2.5 pl-9">
            <LineNode className="bg-ground [--line-y:1.4375rem]" />
            <span className="min-w-18 shrink-0 pr-4 font-display font-semibold desktop:min-w-23">
              {time}
            </span>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
