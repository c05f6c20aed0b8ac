import { cx } from '@/components/lib/cx';
import type { Step } from '@/content/walkthrough/types';

type CaptionProps = {
  step: Step;
  /** Where there is little height. */
  small?: boolean;
};

/** What happens in a step, in two sentences or three; a new step's fades in. */
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
