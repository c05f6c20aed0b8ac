import { programs } from '@/content/grant-check/programs';
import type { GrantCheckContent } from '@/content/pages/resources';
import { ProgramName, Sources } from './program-row';

/** Every program with what it pays for and who may apply, for visitors without JavaScript. */
export function AllPrograms({ content }: { content: GrantCheckContent }) {
  return (
    <div className="mt-10 hidden rounded-card bg-surface p-5 sm:p-8 noscript:block">
      <h3 className="text-h4">{content.all}</h3>
      {programs.map((program) => (
        <section key={program.id} className="mt-5 border-t border-hairline pt-5">
          <ProgramName program={program} content={content} />
          <p className="mt-2">{program.whoMayApply}</p>
          <p>{program.paysFor}</p>
          {program.cannotPayFor && <p>{program.cannotPayFor}</p>}
          {program.amount && <p className="mt-1 text-small text-quiet">{program.amount}</p>}
          <Sources program={program} content={content} />
        </section>
      ))}
    </div>
  );
}
