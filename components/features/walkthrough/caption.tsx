import { cx } from '@/components/lib/cx';
import type { Step, Story } from '@/content/walkthrough/types';

/** The text of a step. */
export function Caption({ step: { caption } }: { step: Step }) {
  return (
    <>
      <h3 className="text-caption">{caption.title}</h3>
      <p className="mt-1.5 max-w-[42rem] leading-normal text-on-dark-soft">{caption.body}</p>
    </>
  );
}

/**
 * The current step's text, which fades in. All are in one place, so that it is as high as the longest
 * one and nothing below it moves.
 */
export function Captions({ story, current }: { story: Story; current: number }) {
  return (
    <div className="grid">
      {story.steps.map((step, index) => (
        <div
          key={step.id}
          className={cx(
            'col-start-1 row-start-1',
            index === current ? 'transition-opacity duration-tab' : 'invisible opacity-0',
          )}
        >
          <Caption step={step} />
        </div>
      ))}
    </div>
  );
}
