import ChevronDown from 'lucide-react/icons/chevron-down';
import { textLink } from '@/components/ui/text-link';
import type { GrantCheckContent } from '@/content/pages/resources';
import type { ProgramRow as Row } from './check-programs';
import { ProgramRow } from './program-row';

type OneStateProps = { rows: readonly Row[]; content: GrantCheckContent };

/** The programs that only one state has: closed, because most visitors are elsewhere. */
export function OneState({ rows, content }: OneStateProps) {
  const { title, elsewhere, finder } = content.oneState;
  return (
    <details className="group border-t border-hairline">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-link py-5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4">{title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul>
        {rows.map((row) => (
          <ProgramRow key={row.program.id} row={row} content={content} />
        ))}
      </ul>
      <p className="mb-6 max-w-measure text-soft">
        <span>{elsewhere} </span>
        <a href={finder.href} className={textLink()}>
          {finder.label}
        </a>
      </p>
    </details>
  );
}
