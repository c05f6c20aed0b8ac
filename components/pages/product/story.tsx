import { Paragraphs } from '@/components/sections/paragraphs';
import { LinedCrop } from '@/components/scene/lined-picture';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { cx } from '@/components/lib/cx';
import type { Product, Moment } from '@/content/site/types';
import { LineDrop, LineNode } from '@/components/scene/line';

/** Columns of the words, the minutes and the picture. The picture is opposite the hero's. */
const pictureLeft = {
  words: 'md:col-start-5 desktop:col-start-8',
  minutes: 'md:col-start-1 desktop:col-start-8',
  picture: 'md:col-start-1',
};
const pictureRight: typeof pictureLeft = {
  words: 'md:col-start-1',
  minutes: 'md:col-start-5 desktop:col-start-1',
  picture: 'md:col-start-5 desktop:col-start-7',
};

/**
 * A product's story, its minutes and a part of its scene. The minutes are below the words on a
 * desktop and below the picture on a tablet.
 */
export function Story({
  story,
  summary,
  inverted,
}: Pick<Product, 'story' | 'summary' | 'inverted'>) {
  const side = inverted ? pictureRight : pictureLeft;
  return (
    <Section className="overflow-x-clip">
      <Grid className="gap-y-9 md:grid-rows-[auto_1fr]">
        <div
          className={cx(
            'col-span-full md:col-span-4 md:row-span-2 desktop:col-span-5 desktop:row-span-1',
            side.words,
          )}
        >
          <h2 className="-ml-hang-h2 text-h2">{story.headline}</h2>
          <div className="mt-8 grid max-w-160 gap-y-5">
            <Paragraphs texts={story.paragraphs} />
          </div>
        </div>
        <div className={cx('col-span-full md:col-span-4 desktop:col-span-5', side.minutes)}>
          <StoryTimeline moments={story.timeline} />
        </div>
        <LinedCrop
          picture={summary.picture}
          crop={story.crop}
          to={inverted ? 'right' : 'left'}
          className={cx(
            'col-span-full self-start md:col-span-4 md:row-[1] desktop:col-span-6 desktop:row-[1/3]',
            side.picture,
          )}
        />
      </Grid>
    </Section>
  );
}

/** Moments of a school day along a vertical line. For light backgrounds. */
function StoryTimeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <div className="relative self-start line-small desktop:-ml-1.75">
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
