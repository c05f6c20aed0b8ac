import { cx } from '@/components/lib/cx';
import type { Step } from '@/content/walkthrough/types';

type CaptionsProps = {
  steps: readonly Step[];
  current: number;
  className?: string;
  /** A heading where the story has a section of its own. */
  Title: 'h3' | 'p';
};

/**
 * The current step's text, which fades in. All are in one place, so that it is as high as the longest
 * one and nothing below it moves.
 */
export const Captions = ({ steps, current, className, Title }: CaptionsProps) => (
  <div className={cx('grid content-start', className)}>
    {steps.map(({ id, caption }, index) => (
      <div
        key={id}
        className={cx(
          'col-start-1 row-start-1',
          index === current ? 'transition-opacity duration-tab' : 'invisible opacity-0',
        )}
      >
        <Title className="font-display text-h5 desktop:text-caption">{caption.title}</Title>
        <p className="mt-1 max-w-[42rem] text-on-dark-soft">{caption.body}</p>
      </div>
    ))}
  </div>
);
