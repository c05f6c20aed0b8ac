'use client';

import Play from 'lucide-react/icons/play';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { useOpener } from '@/components/lib/use-opener';
import type { Picture as PictureContent } from '@/content/site/types';

export type WalkthroughPosterProps = {
  /** The scene the walkthrough plays in. */
  picture: PictureContent;
  open: string;
  /** What to expect, beside the button. */
  note: string;
  /** Shown if the walkthrough's code fails to load. */
  failed: string;
};

const loadSection = () =>
  import('@/components/features/walkthrough/walkthrough-section').then(
    (module) => module.WalkthroughSection,
  );

/**
 * A placeholder of the walkthrough: its scene, darkened, and a button. The button loads the
 * walkthrough, which replaces it and takes focus.
 */
export function WalkthroughPoster({
  picture,
  open,
  note,
  failed: message,
}: WalkthroughPosterProps) {
  const { opened: Walkthrough, hasFailed, button } = useOpener(loadSection);

  if (Walkthrough) return <Walkthrough />;
  return (
    <>
      <div className="on-dark relative flex aspect-square items-center justify-center overflow-hidden rounded-panel bg-dark-deep p-6 sm:aspect-video wide:aspect-[1280/520]">
        <Picture
          picture={picture}
          className="absolute inset-0 h-full object-cover object-[34%_80%]"
        />
        <div aria-hidden="true" className="absolute inset-0 bg-dark-deep/66" />
        <Button className="relative" {...button}>
          <Play aria-hidden="true" className="size-5" strokeWidth={2} />
          {open}
        </Button>
      </div>
      <p role={hasFailed ? 'alert' : undefined} className="mt-4 text-small text-soft">
        {hasFailed ? message : note}
      </p>
    </>
  );
}
