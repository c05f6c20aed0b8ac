import { cx } from '@/components/lib/cx';
import type { GrantCheckContent } from '@/content/pages/resources';
import type { ProgramRow as Row } from './check-programs';
import { ProgramName } from './program-name';
import { Sources } from './sources';
import { VerdictPill } from './verdict-pill';

/** The columns of the answer: verdict, program, why. */
export const columns =
  '@table:grid-cols-[10.5rem_13.125rem_1fr] @table:gap-x-4 grid gap-x-5 sm:grid-cols-[10.5rem_1fr]';

type ProgramRowProps = { row: Row; content: GrantCheckContent };

/** A program's verdict, why, its figures and the pages that prove them. */
export function ProgramRow({ row: { program, verdict, why }, content }: ProgramRowProps) {
  const isOut = verdict === 'ruled-out';
  return (
    <li className={cx(columns, 'gap-y-2.5 border-t border-hairline py-5 first:border-t-0')}>
      <VerdictPill verdict={verdict} />
      <div>
        <ProgramName program={program} content={content} />
      </div>
      <div className="sm:col-start-2 @table:col-start-auto">
        <p className={cx(verdict !== 'fits' && 'text-soft')}>{why}</p>
        {program.amount && !isOut && <p className="mt-1 text-small text-quiet">{program.amount}</p>}
        <Sources label={content.sources} sources={program.sources} />
      </div>
    </li>
  );
}
