import type { ReactNode } from 'react';
import { noBreak } from '@/components/lib/no-break';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/site/types';

type SplitProps = { picture: PictureContent; children: ReactNode };

/** A picture and words beside it, on a phone and a tablet below it. */
export const Split = ({ picture, children }: SplitProps) => (
  <div className="grid gap-x-grid gap-y-8 desktop:grid-cols-2 desktop:items-center desktop:gap-x-16">
    <Picture picture={picture} className="rounded-panel shadow-frame in-[.on-dark]:shadow-none" />
    <div>{children}</div>
  </div>
);

/** A text of a few paragraphs, the first of them as its lead. */
export const Paragraphs = ({ texts: [first = '', ...others] }: { texts: readonly string[] }) => (
  <div className="mt-5 grid max-w-measure gap-y-4">
    <p className="text-lead">{noBreak(first)}</p>
    {others.map((paragraph) => (
      <p key={paragraph} className="text-soft in-[.on-dark]:text-on-dark-soft">
        {noBreak(paragraph)}
      </p>
    ))}
  </div>
);
