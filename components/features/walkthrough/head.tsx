import { memo } from 'react';
import { cx } from '@/components/lib/cx';
import { useMedia } from '@/components/lib/use-media';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { windows } from '@/content/site/breakpoints';
import type { SchoolKind, Story, Trigger } from '@/content/walkthrough/types';
import { schools, triggers, words } from '@/content/walkthrough/words';
import { placeOf, type Choice } from './story-for';

type ChoicesProps = {
  choice: Choice;
  choose: (chosen: Partial<Choice>) => void;
  /** One sentence of two radio groups, instead of two selects. */
  isSentence: boolean;
  inDialog: boolean;
};

type HeadProps = Pick<ChoicesProps, 'choice' | 'choose'> & {
  story: Story;
  titleId?: string;
  isText: boolean;
  readAsText: () => void;
};

/** Title, choices and the switch to the text version. A page section has a heading of its own. */
export function Head({ story, titleId, isText, readAsText, ...choices }: HeadProps) {
  const isSentence = useMedia(windows.sentence);
  const inDialog = titleId !== undefined;
  const textSwitch = (
    <button
      type="button"
      role="switch"
      aria-checked={isText}
      onClick={readAsText}
      className="group ml-auto flex h-12 items-center gap-2.5 rounded-chip font-display text-label narrow:w-full narrow:justify-between side:w-auto"
    >
      {words.readAsText}
      <span
        aria-hidden="true"
        className="flex h-6.5 w-11.5 items-center rounded-full border-2 border-outline px-[3px] transition-colors group-aria-checked:border-strong group-aria-checked:bg-strong"
      >
        <span className="size-4 rounded-full bg-soft transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-surface forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
  return (
    <div
      className={cx(
        'flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-margin-phone py-2.5 text-strong on-light md:px-10 md:py-4 print:p-0 side:py-2.5',
        inDialog && 'md:pr-24 side:pr-18',
      )}
    >
      {inDialog && (
        <h2
          id={titleId}
          tabIndex={-1}
          className="min-h-12 grow text-h3 leading-12 narrow:w-full narrow:pr-14 side:w-auto side:pr-0 side:text-h4 side:leading-12 side:max-md:sr-only"
        >
          <span>{story.title}</span>
          <span className={cx(!isSentence && 'sr-only print:not-sr-only')}> {placeOf(story)}</span>
        </h2>
      )}
      {inDialog && textSwitch}
      <Choices {...choices} isSentence={isSentence} inDialog={inDialog} />
      {!inDialog && textSwitch}
    </div>
  );
}

/**
 * The trigger and the kind of school.
 *
 * Not rendered while it plays, because Firefox reports a change of the other radio buttons each time
 * React updates one: so many that Orca drops them all, and the captions with them.
 */
const Choices = memo(function Choices({ choice, choose, isSentence, inDialog }: ChoicesProps) {
  const fields = [
    {
      ...words.choices.trigger,
      options: triggers.map(({ icon, ...trigger }) => ({
        ...trigger,
        icon: inDialog && <ModuleIcon name={icon} className="size-5" />,
      })),
      value: choice.trigger,
      onChange: (id: string) => choose({ trigger: id as Trigger }),
    },
    {
      ...words.choices.school,
      options: schools,
      value: choice.school,
      onChange: (id: string) => choose({ school: id as SchoolKind }),
    },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden narrow:grow narrow:*:grow side:grow-0">
      {fields.map(({ sentence, name, ...field }) =>
        isSentence ? (
          <RadioGroup key={name} classes={segments} label={sentence} name={name} {...field} />
        ) : (
          <Select key={name} label={name} labelAt="hidden" size="small" {...field} />
        ),
      )}
    </div>
  );
});

/** Options side by side in one bar, beside the label. */
const segments = {
  group: cx('flex items-center gap-2.5'),
  label: cx('text-soft'),
  options: cx('flex rounded-control bg-ground-alt p-1'),
  option: cx(
    'h-10 gap-2 rounded-chip px-3 font-medium whitespace-nowrap has-checked:bg-strong has-checked:text-on-dark forced-colors:has-checked:border-3 forced-colors:has-checked:border-highlight',
  ),
  input: cx('sr-only'),
};
