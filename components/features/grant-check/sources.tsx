import type { Source } from '@/content/grant-check/types';

type SourcesProps = { label: string; sources: readonly Source[] };

/** Links to the pages that prove what is said of a program. */
export function Sources({ label, sources }: SourcesProps) {
  return (
    <p className="mt-2 text-small text-soft">
      <span>{label}: </span>
      {sources.map(({ label: title, href }, index) => (
        <span key={href}>
          <a
            href={href}
            className="underline decoration-action decoration-2 underline-offset-4 transition-colors hover:bg-attention"
          >
            {title}
          </a>
          {index < sources.length - 1 && '; '}
        </span>
      ))}
    </p>
  );
}
