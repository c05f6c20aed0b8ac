import { schoolName } from '@/content/site/school-name';

/** What cannot be seen, and what would turn the words around it: both could hide what a name says. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** The letters of a text as readers count them: an emoji or a letter with its marks is one. */
export const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** A text as one line without invisible characters, of at most as many letters as a name may have. */
export const cleanName = (text: string) =>
  graphemes(text.replace(/\s+/gu, ' ').replace(invisible, '').trim())
    .slice(0, schoolName.longest)
    .join('')
    .trim();
