import { programs } from '@/content/grant-check/programs';
import type { GrantCheckContent } from '@/content/pages/resources';
import { programFacts } from './check-programs';

/** Every program with what it pays for and who may apply, for visitors without JavaScript. */
export function AllPrograms({ content }: { content: GrantCheckContent['all'] }) {
  return (
    <div className="mt-10 hidden rounded-card bg-surface p-5 sm:p-8 noscript:block">
      <h3 className="text-h4">{content.title}</h3>
      {programs.map((program) => {
        const { byline, amount, year } = programFacts(program);
        return (
          <section key={program.id} className="mt-5 border-t border-hairline pt-5">
            <h4 className="text-label font-semibold">{program.name}</h4>
            <p className="text-small text-soft">
              {byline}. {year}.
            </p>
            <dl className="mt-2 grid gap-x-5 sm:grid-cols-[9rem_1fr]">
              <Fact term={content.whoMayApply}>{program.whoMayApply}</Fact>
              <Fact term={content.paysFor}>{program.paysFor}</Fact>
              {program.cannotPayFor && (
                <Fact term={content.cannotPayFor}>{program.cannotPayFor}</Fact>
              )}
            </dl>
            {amount && <p className="mt-1 text-small text-quiet">{amount}</p>}
          </section>
        );
      })}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
