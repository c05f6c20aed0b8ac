'use client';

import Play from 'lucide-react/icons/play';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { useLazyPart } from '@/components/lib/use-lazy-part';
import type { Picture as PictureContent } from '@/content/types';

export type WalkthroughPosterProps = {
  /** The scene the walkthrough plays in. */
  picture: PictureContent;
  open: string;
  /** What to expect, beside the button. */
  note: string;
  /** Said when the walkthrough's code could not be fetched. */
  failed: string;
};

const loadSection = () =>
  import('@/components/sections/walkthrough/walkthrough-section').then(
    (module) => module.WalkthroughSection,
  );

/**
 * Stands where the walkthrough will: its first frame under the scrim and a button. The walkthrough
 * itself is fetched when asked for, and then takes the focus that the button had.
 */
export function WalkthroughPoster({
  picture,
  open,
  note,
  failed: message,
}: WalkthroughPosterProps) {
  const { Part: Walkthrough, failed, request } = useLazyPart(loadSection);

  if (Walkthrough) return <Walkthrough />;
  return (
    <>
      <div className="on-dark relative flex aspect-square items-center justify-center overflow-hidden rounded-panel bg-dark-deep p-6 sm:aspect-video wide:aspect-[1280/520]">
        <Picture
          picture={picture}
          className="absolute inset-0 h-full object-cover object-[34%_80%]"
        />
        <div aria-hidden="true" className="absolute inset-0 bg-dark-deep/66" />
        <Button onClick={request} className="relative">
          <Play aria-hidden="true" size={20} strokeWidth={2} />
          {open}
        </Button>
      </div>
      <p role={failed ? 'alert' : undefined} className="mt-4 text-small text-soft">
        {failed ? message : note}
      </p>
    </>
  );
}
