import { LinedPicture } from '@/components/scene/lined-picture';
import { CallToAction } from '@/components/sections/call-to-action';
import { HungCards } from '@/components/sections/hung-cards';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { Paragraphs } from '@/components/sections/paragraphs';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Values } from '@/components/sections/values';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { about } from '@/content/pages/about';

const { title, lead, story, differences, values, callToAction } = about;

/** Who the company is. */
export function AboutPage() {
  return (
    <>
      <section className="pt-page-top">
        <Container>
          <TitleAndLead level={1} title={title} lead={lead} isWide />
        </Container>
      </section>
      <LinkedStyles />
      <OurStory {...story} />
      <section className="bg-dark py-section text-on-dark on-dark">
        <Container className="pb-head">
          <h2 className="-ml-hang-h2 text-h2">{differences.title}</h2>
        </Container>
        <HungCards items={differences.cards} />
      </section>
      <Values title={values.title} items={values.cards} />
      <CallToAction
        headline={callToAction.title}
        label={callToAction.link.label}
       
        isShortOnPhone
      />
    </>
  );
}

/** How the company began; the text hangs from the line that continues from the image. */
function OurStory({ title, paragraphs, picture }: typeof story) {
  return (
    <section className="overflow-x-clip pb-section">
      <Container>
        <Grid className="gap-y-10">
          <LinedPicture picture={picture} className="col-span-full self-start desktop:col-span-7" />
          <div className="col-span-full md:grid md:grid-cols-[auto_1fr] md:items-baseline md:gap-x-12 desktop:col-span-4 desktop:col-start-9 desktop:block desktop:pt-32">
            <h2 className="-ml-hang-h2 text-h2 whitespace-nowrap">{title}</h2>
            <div className="mt-5 grid max-w-measure gap-y-5 md:max-desktop:mt-0 md:max-desktop:ml-auto">
              <Paragraphs texts={paragraphs} />
            </div>
          </div>
        </Grid>
      </Container>
    </section>
  );
}
