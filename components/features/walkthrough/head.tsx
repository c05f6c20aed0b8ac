import { memo } from 'react';
import { cx } from '@/components/lib/cx';
import { useMedia } from '@/components/lib/use-media';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { breakpoints } from '@/content/site/breakpoints';
import type { Story } from '@/content/walkthrough/types';
import { choices, words } from '@/content/walkthrough/words';
import { placeOf, type Choice } from './story-for';

type ChoicesProps = { choice: Choice; choose: (chosen: Partial<Choice>) => void };

type HeadProps = ChoicesProps & {
  story: Story;
  titleId: string;
  isText: boolean;
  readAsText: () => void;
};

/** Title, choices and the switch to the text version. */
export const Head = ({ story, titleId, isText, readAsText, ...choices }: HeadProps) => (
  <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-margin-phone py-2.5 text-strong on-light md:pr-20 md:pl-10 print:p-0">
    <h2 id={titleId} tabIndex={-1} className="min-h-12 grow text-h3 leading-12 max-md:pr-14">
      <span>{story.title}</span>
      <span className="max-desktop:sr-only print:not-sr-only"> {placeOf(story)}</span>
    </h2>
    <button
      type="button"
      role="switch"
      aria-checked={isText}
      onClick={readAsText}
      className="group flex h-12 items-center gap-2.5 rounded-chip font-display text-label max-md:w-full max-md:justify-between"
    >
      {words.readAsText}
      <span
        aria-hidden="true"
        className="flex h-6.5 w-11.5 items-center rounded-full border-2 border-outline px-[3px] transition-colors group-aria-checked:border-strong group-aria-checked:bg-strong"
      >
        <span className="size-4 rounded-full bg-soft transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-surface forced-colors:bg-[ButtonText]" />
      </span>
    </button>
    <Choices {...choices} />
  </div>
);

/**
 * The trigger and the kind of school: on a desktop as one sentence.
 *
 * Not rendered while it plays, because Firefox reports a change of the other radio buttons each time
 * React updates one: so many that Orca drops them all, and the captions with them.
 */
const Choices = memo(function Choices({ choice, choose }: ChoicesProps) {
  const isSentence = useMedia(`(width >= ${breakpoints.desktop})`);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:grow max-md:*:grow print:hidden">
      {choices.map(({ id, sentence, name, options }) => {
        const onChange = (chosen: string) => choose({ [id]: chosen });
        const field = { name, options, value: choice[id], onChange };
        return isSentence ? (
          <RadioGroup<string> key={id} classes={segments} label={sentence} {...field} />
        ) : (
          <Select<string> key={id} label={name} variant="compact" {...field} />
        );
      })}
    </div>
  );
});

/** Options side by side in one bar, beside the label. */
const segments = {
  group: cx('flex items-center gap-2.5'),
  label: cx('text-soft'),
  options: cx('flex rounded-control bg-ground-alt p-1'),
  option: cx(
    'h-10 rounded-chip px-3 font-medium whitespace-nowrap has-checked:bg-strong has-checked:text-on-dark forced-colors:has-checked:border-3 forced-colors:has-checked:border-highlight',
  ),
  input: cx('sr-only'),
};
