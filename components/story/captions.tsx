import { useEffect, useState } from 'react';
import { cx } from '@/components/lib/cx';
import { walkthrough as timing } from '@/content/site/timing';
import type { Steps } from '@/content/walkthrough/types';

type CaptionsProps = {
  steps: Steps;
  current: number;
  className?: string;
  /** A heading where the story has a section of its own. */
  Title: 'h3' | 'p';
  /** The classes of a title and of what follows it. */
  look: { title: string; body: string };
};

/**
 * The current step's text, which fades in. All are in one place, so that it is as high as the longest
 * one and nothing below it moves.
 */
export const Captions = ({ steps, current, className, Title, look }: CaptionsProps) => (
  <div className={cx('grid content-start', className)}>
    {steps.map(({ id, caption }, index) => (
      <div
        key={id}
        className={cx(
          'col-start-1 row-start-1',
          index === current ? 'transition-opacity duration-tab' : 'invisible opacity-0',
        )}
      >
        <Title className={look.title}>{caption.title}</Title>
        <p className={look.body}>{caption.body}</p>
      </div>
    ))}
  </div>
);

/**
 * A polite live region, by aria-live alone, because Orca calls an empty status a status bar. Of several steps skipped one after another only the last is announced. Its
 * text is replaced, because Firefox announces only what changes in one.
 */
export function Announcement({ text }: { text: string }) {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNotice(text), timing.captionQuiet);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only print:hidden">
      <span key={notice}>{notice}</span>
    </p>
  );
}
