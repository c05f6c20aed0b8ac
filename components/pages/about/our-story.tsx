import { LinedPicture } from '@/components/scene/lined-picture';
import { Paragraphs } from '@/components/sections/paragraphs';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { about } from '@/content/pages/about';

/** How the company began; the text hangs from the line that continues from the image. */
export function OurStory({ story }: { story: typeof about.story }) {
  return (
    <section className="overflow-x-clip pt-head pb-section desktop:pt-24">
      <Container>
        <Grid className="gap-y-10">
          <LinedPicture
            picture={story.picture}
            className="col-span-full self-start desktop:col-span-7"
          />
          <div className="col-span-full md:grid md:grid-cols-[auto_1fr] md:gap-x-12 desktop:col-span-4 desktop:col-start-9 desktop:block desktop:pt-32">
            <h2 className="-ml-hang-h2 text-h2 whitespace-nowrap">{story.title}</h2>
            <div className="mt-5 grid max-w-measure gap-y-5 md:max-desktop:ml-auto">
              <Paragraphs texts={story.paragraphs} />
            </div>
          </div>
        </Grid>
      </Container>
    </section>
  );
}
