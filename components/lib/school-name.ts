import { useSyncExternalStore } from 'react';
import { seeIt } from '@/content/site/demo';
import { keepInTab, readTab } from './tab-storage';

/**
 * The name that a visitor has put on the building, only if the browser denies storage or has no space
 * left. Otherwise storage is the only copy: the tab's other documents, which Back may revive, write to it.
 */
let memory: string | undefined;
const listeners = new Set<() => void>();

/** The name of the visitor's school, as this tab keeps it; empty without one. */
export function readSchoolName() {
  const kept = memory ?? readTab('school-name');
  return typeof kept === 'string' ? kept : '';
}

/** Keeps a name that is clean (clean-name.ts), or none if it is empty. */
export function keepSchoolName(name: string) {
  memory = keepInTab('school-name', name || null) ? undefined : name;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  // Back may revive a document that another one of the tab has outlived.
  window.addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('pageshow', changed);
  };
}

/** The name of the visitor's school as state of a component; empty in the exported HTML too. */
export const useSchoolName = () => useSyncExternalStore(subscribe, readSchoolName, () => '');

/** Whether a name is short enough for the label of a button. Most letters after U+2E7F are wide. */
export const fitsButton = (name: string) =>
  Array.from(name).reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0) <=
  seeIt.longest;
