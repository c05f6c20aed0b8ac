import { interpolate } from '@/components/lib/interpolate';
import { lockPanel } from '@/content/lock-panel/lock-panel';
import { isOnline, type PanelState } from './lock-state';

const { sentences } = lockPanel;

/**
 * Says what the visitor did, for the contact form's message, if it is still so: all doors take
 * precedence over several, several over one, and locking over releasing.
 */
export function visitSentence({ doors, notices }: Pick<PanelState, 'doors' | 'notices'>): string {
  const forAll = notices.findLast(({ door }) => !door)?.became;
  if (forAll && doors.filter(isOnline).every(({ status }) => status === forAll))
    return forAll === 'secured' ? sentences.all : sentences.releasedAll;
  const done = doors.filter(
    ({ id, status }) => status === notices.findLast(({ door }) => door === id)?.became,
  );
  const locked = done.filter(({ status }) => status === 'secured');
  if (locked.length > 1) return interpolate(sentences.several, { count: locked.length });
  const [one] = locked.length ? locked : done;
  const words = locked.length ? sentences.one : sentences.released;
  return one ? interpolate(words, { door: one.id }) : sentences.looked;
}
