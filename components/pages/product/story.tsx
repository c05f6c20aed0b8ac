import { StoryTimeline } from '@/components/sections/story-timeline';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { PictureCrop } from '@/components/ui/picture-crop';
import type { Product } from '@/content/types';

type StoryProps = { story: Product['story'] };

/** A product's story and its minutes; beside a picture where the story has one. */
export function Story({ story }: StoryProps) {
  return (
    <section className="py-section">
      <Container>{story.picture ? <Beside story={story} /> : <Plain story={story} />}</Container>
    </section>
  );
}

function Plain({ story }: StoryProps) {
  return (
    <Grid className="gap-y-8">
      <Headline className="col-span-full desktop:col-span-5">{story.headline}</Headline>
      <div className="col-span-full grid gap-x-gutter gap-y-10 md:grid-cols-2 desktop:col-span-6 desktop:col-start-7 desktop:grid-cols-1">
        <Paragraphs story={story} />
        <div className="md:pl-6 desktop:pl-0">
          <StoryTimeline moments={story.timeline} />
        </div>
      </div>
    </Grid>
  );
}

function Beside({ story }: StoryProps) {
  return (
    <Grid className="items-center gap-y-12">
      <div className="col-span-full wide:col-span-4 desktop:col-span-5">
        <Headline>{story.headline}</Headline>
        <div className="mt-8 grid gap-x-gutter gap-y-9 md:grid-cols-2 wide:grid-cols-1">
          <Paragraphs story={story} />
          <StoryTimeline moments={story.timeline} />
        </div>
      </div>
      {story.picture && (
        <PictureCrop
          picture={story.picture}
          className="col-span-full rounded-panel ring-1 ring-hairline wide:col-span-4 desktop:col-span-6 desktop:col-start-7"
        />
      )}
    </Grid>
  );
}

function Headline({ children, className }: { children: string; className?: string }) {
  return (
    <div className={className}>
      <h2 className="-ml-hang-h2 text-h2 desktop:max-w-[13em]">{children}</h2>
    </div>
  );
}

function Paragraphs({ story }: StoryProps) {
  const [first, ...others] = story.paragraphs;
  return (
    <div className="grid max-w-160 content-start gap-y-5">
      <p className="text-lead">{first}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="text-soft">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
