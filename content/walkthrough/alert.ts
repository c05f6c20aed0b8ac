import { panicButton } from './panic-button';
import { channels, words } from './words';

/** The one story that home plays over its own illustration, in about 20 seconds. */
export const alert = {
  story: { ...panicButton, audience: channels },
  title: `${panicButton.title} ${words.at.replace('{school}', words.school)}`,
  /** On the roof, or on a phone and a tablet below the captions. */
  note: 'Example. Its times are made up.',
  end: 'Close the alert',
  ask: 'Ask for a demo',
  /** Announced to screen readers. */
  paused: 'Paused',
  ended: 'The alert has ended. You can see it again, close it or ask for a demo.',
};
