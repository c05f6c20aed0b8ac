import { LinedPicture } from '@/components/sections/lined-picture';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { about } from '@/content/about';

/** How the company began; the words hang from the line that leaves the picture. */
export function OurStory({ story }: { story: typeof about.story }) {
  const [first, ...others] = story.paragraphs;
  return (
    <section className="overflow-x-clip pt-14 pb-section xl:pt-24">
      <Container>
        <Grid className="gap-y-10">
          <LinedPicture
            picture={story.picture}
            eager
            className="col-span-full self-start xl:col-span-7"
          />
          <div className="col-span-full md:grid md:grid-cols-[1fr_5fr] md:gap-x-gutter xl:col-span-4 xl:col-start-9 xl:block xl:pt-31">
            <h2 className="-ml-[0.02em] text-h2 whitespace-nowrap">{story.title}</h2>
            <div className="mt-5 grid max-w-measure gap-y-5 md:mt-1 md:ml-auto xl:mt-6 xl:ml-0">
              <p className="text-lead">{first}</p>
              {others.map((paragraph) => (
                <p key={paragraph} className="text-soft">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </Grid>
      </Container>
    </section>
  );
}
