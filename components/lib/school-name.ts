import { useSyncExternalStore } from 'react';
import { schoolName } from '@/content/site/school-name';
import { keepInTab, readTab } from './tab-storage';

/**
 * The name that a visitor has put on the building, only if the browser denies storage or has no space
 * left. Otherwise storage is the only copy: the tab's other documents, which Back may revive, write to it.
 */
let memory: string | undefined;
const listeners = new Set<() => void>();

/** What cannot be seen, and what would turn the words around it: both could hide what a name says. */
const invisible =
  /(?![\u200c\u200d])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

const segmenter = () => new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as readers count them: an emoji or a letter with its marks is one. */
export const graphemes = (text: string) =>
  Array.from(segmenter().segment(text), ({ segment }) => segment);

/** A text as one line without invisible characters, of at most as many letters as a name may have. */
export const cleanName = (text: string) =>
  graphemes(text.replace(/\s+/gu, ' ').replace(invisible, '').trim())
    .slice(0, schoolName.longest)
    .join('')
    .trim();

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;

/** Whether a name is short enough for the label of a button. */
export const fitsButton = (name: string) =>
  graphemes(name).reduce((width, letter) => width + (wide.test(letter) ? 2 : 1), 0) <=
  schoolName.longestInButton;

let read = { kept: '', name: '' };

/** The name of the visitor's school, as this tab keeps it; empty without one. */
export function readSchoolName() {
  const kept = memory ?? readTab('school-name');
  if (typeof kept !== 'string' || kept === '') return '';
  // Cleaned once: it is asked for in each frame of a story.
  if (kept !== read.kept) read = { kept, name: cleanName(kept) };
  return read.name;
}

/** Puts a name on the building, or takes it away if nothing is left of the text. */
export function nameSchool(text: string) {
  const name = cleanName(text);
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

/** The same as state of a component; empty in the export, too. */
export const useSchoolName = () => useSyncExternalStore(subscribe, readSchoolName, () => '');
