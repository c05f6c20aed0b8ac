import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Reports the choice that a control has when it is hydrated, if it is not the one that was exported: the
 * visitor was faster than the scripts, or the browser restored it.
 *
 * @param place the select, or what contains the radio buttons
 */
export function useEarlyChoice<Id extends string>(
  place: RefObject<HTMLElement | null>,
  value: Id,
  onChange: (id: Id) => void,
) {
  const report = useEffectEvent(() => {
    const control = place.current?.querySelector<HTMLInputElement | HTMLOptionElement>(':checked');
    if (control && control.value !== value) onChange(control.value as Id);
  });
  useLayoutEffect(() => report(), []);
}
