'use client';

import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { cleanName, graphemes } from '@/components/lib/clean-name';
import { scrollBehavior } from '@/components/motion/play';
import { keepSchoolName, useSchoolName } from '@/components/lib/school-name';
import { Drawing } from '@/components/scene/frame';
import { NameOnBadge, NameOnBus, NameOnRoof } from '@/components/scene/lettering';
import { InSlot } from '@/components/scene/scene-section';
import { Button } from '@/components/ui/button';
import { header } from '@/content/site/timing';
import { schoolName } from '@/content/site/school-name';

const { control, longest } = schoolName;
/** Space under the roof while it is lettered, in pixels. */
const gap = 16;

type NameOnSchoolProps = { name: string; isTyped: boolean };

/**
 * The name on the school of the section. Screen readers have a sentence in its place. While it is typed,
 * a window too low for the field and the roof scrolls until both are in it.
 */
export function NameOnSchool({ name, isTyped }: NameOnSchoolProps) {
  const roof = useRef<SVGGElement>(null);
  useEffect(() => {
    const below = isTyped && roof.current!.getBoundingClientRect().bottom + gap - innerHeight;
    if (!below || below <= 0) return;
    // Not less than gives the header a background.
    const top = Math.max(scrollY + below, header.scrolledThreshold + 1);
    scrollTo({ top, behavior: scrollBehavior() });
  }, [name, isTyped]);
  return (
    <InSlot name="lettering">
      <div translate="no" className="contents">
        <Drawing className="forced-color-adjust-none picture-colors">
          <g ref={roof}>
            <NameOnRoof name={name} />
          </g>
          <NameOnBus name={name} />
          <NameOnBadge name={name} />
        </Drawing>
      </div>
    </InSlot>
  );
}

/** What is typed, as far as it is kept. */
const shortened = (text: string) => (graphemes(text).length > longest ? cleanName(text) : text);

/**
 * One line in which the name is typed, over the control that opened it; the school has it letter by
 * letter. Enter and Done keep it, Escape goes back to the name before.
 *
 * @param early what was typed before the field was there
 */
export function NameField({ early, onClose }: { early: string; onClose: () => void }) {
  const [before] = useState(useSchoolName());
  const [typed, setTyped] = useState(shortened(before + early));
  useEffect(() => {
    if (early) keepSchoolName(cleanName(before + early));
  }, [before, early]);

  const type = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    setTyped(isComposing ? value : shortened(value));
    keepSchoolName(cleanName(value));
  };
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    keepSchoolName(before);
    onClose();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="absolute inset-x-0 bottom-0 flex min-h-full items-end gap-2 bg-sky"
    >
      <input
        autoFocus
        type="text"
        dir="auto"
        aria-label={control.field}
        placeholder={control.field}
        autoComplete="organization"
        enterKeyHint="done"
        spellCheck={false}
        value={typed}
        onChange={type}
        onCompositionEnd={({ currentTarget: { value } }) => setTyped(shortened(value))}
        onKeyDown={goBack}
        className="h-11 min-w-0 grow rounded-control border-medium border-outline bg-surface px-3.5 font-text text-body -outline-offset-1 placeholder:text-quiet focus:border-strong"
      />
      <Button type="submit" variant="dark" size="small" className="shrink-0 -outline-offset-1">
        {control.done}
      </Button>
    </form>
  );
}
