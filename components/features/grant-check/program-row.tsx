import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import type { Program } from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';
import type { ProgramRow as Row } from './check-programs';
import { VerdictPill } from './verdict';

type ProgramRowProps = {
  row: Row;
  /** Folds all but the first of the reasons too, of a program that may be of no use to the visitor. */
  isShort?: boolean;
};

/** A program's verdict, why, and what it cannot pay for; its figures and sources are folded. */
export function ProgramRow({ row: { program, verdict, why }, isShort }: ProgramRowProps) {
  const isRuledOut = verdict === 'ruled-out';
  // The non-breaking space after "Mr." ends no sentence.
  const [first, ...others] = why.split(/(?<=\.) /);
  const limits = !isRuledOut && program.cannotPayFor;
  return (
    <li className="grid gap-x-5 gap-y-1.5 border-t border-hairline py-4 first:border-t-0 md:grid-cols-[1fr_auto]">
      <div>
        <ProgramName program={program} />
      </div>
      <VerdictPill verdict={verdict} />
      <div className="md:col-span-full">
        <p className={cx((isRuledOut || verdict === 'ask') && 'text-soft')}>
          {/* An element: a browser's translator replaces bare texts, and React then cannot change them. */}
          <span>{isShort ? first : why}</span>
          {!isShort && limits && <span className="text-soft"> {limits}</span>}
        </p>
        <Sources program={program} title={isShort ? copy.reasons : copy.sources}>
          {isShort && <p>{[...others, limits].filter(Boolean).join(' ')}</p>}
        </Sources>
      </div>
    </li>
  );
}

/** A program's name, and who runs it: "PCCD, Pennsylvania only". */
export function ProgramName({ program: { name, owner, region } }: { program: Program }) {
  const only = region && interpolate(copy.onlyIn, { region });
  return (
    <>
      <h4 className="text-body leading-snug font-semibold">{name}</h4>
      <p className="text-small text-soft">{[owner, only].filter(Boolean).join(', ')}</p>
    </>
  );
}

type SourcesProps = { program: Program; title?: string; children?: ReactNode };

/** A program's figures and the links to the pages that prove what is said of it, folded. */
export function Sources({ program, title = copy.sources, children }: SourcesProps) {
  const { amount, sources } = program;
  return (
    <details className="mt-1 text-small text-soft">
      <summary className="flex w-fit items-center gap-1.5 rounded-link py-1 underline-offset-4 hover:underline">
        {title}
        <ChevronDown className="size-4 shrink-0 transition-hover in-[[open]>summary]:rotate-180 print:hidden" />
      </summary>
      {children}
      {amount && <p className="mt-1">{amount}</p>}
      <p className="mt-1">
        {sources.map(({ label, href }, index) => (
          <span key={href}>
            <a
              href={href}
              className="underline decoration-action decoration-2 underline-offset-4 transition-hover hover:bg-attention"
            >
              {label}
            </a>
            {index < sources.length - 1 && '; '}
          </span>
        ))}
      </p>
    </details>
  );
}
