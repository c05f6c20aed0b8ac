import { anonymousTip } from './anonymous-tip';
import { gunshotDetection } from './gunshot-detection';
import { panicButton } from './panic-button';
import type { StoryScript, Trigger } from './types';

/** Every story, by what starts it. */
export const stories: Record<Trigger, StoryScript> = {
  'panic-button': panicButton,
  'gunshot-detection': gunshotDetection,
  'anonymous-tip': anonymousTip,
};
