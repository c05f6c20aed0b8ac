import { cx } from '@/components/lib/cx';
import type { Step } from '@/content/walkthrough/types';

type CaptionProps = {
  step: Step;
  /** For low windows. */
  small?: boolean;
};

/** The text of a step; a new step's text fades in. */
export function Caption({ step: { id, caption }, small = false }: CaptionProps) {
  return (
    <div key={id} className="transition-opacity duration-tab starting:opacity-0">
      <h3 className={small ? 'text-h4' : 'text-caption'}>{caption.title}</h3>
      <p
        className={cx(
          'max-w-[42rem] text-on-dark-soft',
          small ? 'mt-1 text-small' : 'mt-1.5 leading-normal',
        )}
      >
        {caption.body}
      </p>
    </div>
  );
}
