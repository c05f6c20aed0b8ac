import { StoryTimeline } from '@/components/pages/product/story-timeline';
import { Paragraphs } from '@/components/sections/paragraphs';
import { LinedCrop } from '@/components/scene/lined-picture';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { cx } from '@/components/lib/cx';
import type { Product } from '@/content/site/types';

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
    <section className="overflow-x-clip py-section">
      <Container>
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
      </Container>
    </section>
  );
}
