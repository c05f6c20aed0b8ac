import { interpolate } from '@/components/lib/interpolate';
import type { Program } from '@/content/grant-check/types';
import type { GrantCheckContent } from '@/content/pages/resources';

type ProgramNameProps = { program: Program; content: GrantCheckContent };

/** A program's name, and who runs it: "PCCD, Pennsylvania only". */
export function ProgramName({ program: { name, owner, region }, content }: ProgramNameProps) {
  const only = region && interpolate(content.onlyIn, { region });
  return (
    <>
      <h4 className="text-label font-semibold">{name}</h4>
      <p className="text-small text-soft">{[owner, only].filter(Boolean).join(', ')}</p>
    </>
  );
}
