import { CallToAction } from '@/components/blocks/call-to-action';
import { Card, Cards } from '@/components/blocks/cards';
import { Figures } from '@/components/blocks/figures';
import { Section } from '@/components/blocks/section';
import { Split } from '@/components/blocks/split';
import { SplitHero } from '@/components/blocks/split-hero';
import { Stations, StationItem } from '@/components/blocks/stations';
import { WatchDemo } from '@/components/features/walkthrough/watch-demo';
import { Rail } from '@/components/rail/rail';
import { ButtonLink } from '@/components/ui/button';
import { RouteLink } from '@/components/ui/route-link';
import { solutionPage as words } from '@/content/pages/solution-page';
import { grantCheckAnchor } from '@/content/site/resource-tabs';
import type { Solution } from '@/content/site/types';

const { back, demo, grants, watch } = words;

/** One kind of school: challenge, solution, results. */
export function SolutionPage({ solution }: { solution: Solution }) {
  const { name, school, hero, challenge, solution: answer, day, results } = solution;
  const { size, installs, ready, pays } = hero.facts;
  const whoPays = (
    <>
      {pays}{' '}
      <RouteLink
        to={grants.to}
        anchor={grantCheckAnchor(school === 'private' ? 'private' : 'public')}
        className="font-semibold underline underline-offset-4"
      >
        {grants.label}
      </RouteLink>
    </>
  );
  return (
    <>
      <SplitHero
        variant="light"
        back={back}
        title={name}
        lead={hero.lead}
        facts={[
          [words.facts.size, size],
          [words.facts.installs, installs],
          [words.facts.ready, ready],
          [words.facts.pays, whoPays],
        ]}
        picture={hero.picture}
      >
        <ButtonLink to="/contact">{demo.label}</ButtonLink>
        <WatchDemo
          label={watch}
          school={school}
          trigger={school === 'private' ? 'anonymous-tip' : 'panic-button'}
        />
      </SplitHero>
      <Rail start="[--rail-start:calc(var(--section)+2rem+var(--station))]">
        <Section ground="alt" label={words.challenge} title={challenge.headline}>
          <Split picture={challenge.picture} className="md:grid-cols-2">
            <dl className="grid gap-y-6">
              {challenge.points.map(({ title, description }) => (
                <div key={title} className="border-t border-strong pt-3">
                  <dt className="font-display text-h4">{title}</dt>
                  <dd className="mt-1 max-w-measure text-soft">{description}</dd>
                </div>
              ))}
            </dl>
          </Split>
        </Section>
        <Section label={words.solution} title={answer.headline} lead={answer.lead}>
          <Cards row="three">
            {answer.blocks.map(({ title, description, picture }, index) => (
              <Card key={title} shape="stacked" picture={picture} bar={!index && 'scene'}>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-soft">{description}</p>
              </Card>
            ))}
          </Cards>
        </Section>
        {day && (
          <Section ground="alt" title={day.title} lead={day.lead}>
            <Stations>
              {day.moments.map(({ label, text }) => (
                <StationItem key={label}>
                  <h3 className="text-label font-semibold">{label}</h3>
                  <p className="mt-1 text-soft">{text}</p>
                </StationItem>
              ))}
            </Stations>
          </Section>
        )}
        <Section ground="dark" title={words.results}>
          <Figures items={results} />
          <p className="mt-8 max-w-measure text-small text-on-dark-soft">{words.resultsNote}</p>
        </Section>
      </Rail>
      <CallToAction headline={solution.callToAction} label={demo.label} />
    </>
  );
}
