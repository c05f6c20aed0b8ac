'use client';

import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadAllStyles } from '@/components/lib/all-styles';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { keepSchoolName, useSchoolName } from '@/components/lib/school-name';
import { useOpener } from '@/components/lib/use-opener';
import { LoadFailed } from '@/components/ui/load-failed';
import { schoolName } from '@/content/site/school-name';
import { dialog as timing } from '@/content/site/timing';

const load = () => import('@/components/features/school-name/school-name');

const { control, said, removed } = schoolName;

const quiet = cx(
  '-mx-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-link px-1.5 font-text text-small underline decoration-1 underline-offset-4 -outline-offset-3 transition-hover hover:decoration-2 md:min-h-6.5 print:hidden',
);

/**
 * The control that puts the name of the visitor's school on the building, in the space of its own box,
 * which its field covers. What letters it loads when the control is used, or when the tab has a name.
 */
export function NameSchool() {
  const name = useSchoolName();
  const { opened, isLoading, hasFailed, close, button } = useOpener(load);
  const [early, setEarly] = useState('');
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const [wasNamed, setWasNamed] = useState(false);
  const [isHidden, setHidden] = useState(false);
  if (name && !wasNamed) setWasNamed(true);
  if (early && !isLoading && !opened) setEarly('');

  useEffect(() => {
    // If it fails to load, the building stays as it is, and the control tries again.
    if (name)
      Promise.all([load(), loadAllStyles()]).then(
        ([loaded]) => setParts(loaded),
        () => {},
      );
  }, [name]);

  // Orca says nothing of the field if the button that had the focus is hidden at once.
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => setHidden(true), timing.titleDelay);
    return () => {
      clearTimeout(timer);
      setHidden(false);
    };
  }, [opened]);

  // What is typed while the field loads is typed in it. The space bar would press the button again.
  const typeEarly = (event: KeyboardEvent) => {
    if (!isLoading || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === ' ') event.preventDefault();
    if (event.type === 'keyup') return;
    if (key === 'Backspace') setEarly(early.slice(0, -1));
    else if (key.length === 1) setEarly(early + key);
  };
  const closeField = () => {
    flushSync(close);
    button.ref.current?.focus();
  };
  const takeAway = () => {
    keepSchoolName('');
    button.ref.current?.focus();
  };
  const sentence = wasNamed ? removed : '';
  return (
    <>
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-6 noscript:hidden',
          opened && isHidden && 'invisible',
        )}
      >
        <button
          type="button"
          className={quiet}
          {...button}
          onKeyDown={typeEarly}
          onKeyUp={typeEarly}
        >
          <Pencil className="size-4" strokeWidth={1.75} />
          <span key={String(!name)}>{name ? control.change : control.label}</span>
        </button>
        {name && (
          <button type="button" className={quiet} onClick={takeAway}>
            {control.remove}
          </button>
        )}
      </div>
      {hasFailed && <LoadFailed />}
      {opened && <opened.NameField early={early} onClose={closeField} />}
      {name && parts && <parts.NameOnSchool name={name} isTyped={!!opened} />}
      <p aria-live="polite" className="sr-only">
        {!opened && <span key={name}>{name ? interpolate(said, { school: name }) : sentence}</span>}
      </p>
    </>
  );
}
