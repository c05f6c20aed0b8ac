import { rooms } from '@/content/walkthrough/rooms';
import type { Notice, ResponseKind, StageRoomId, Step } from '@/content/walkthrough/types';
import { responseWords, words } from '@/content/walkthrough/words';

/** What the stage shows besides the caption, as sentences: rooms that answer, and who is told. */
export function stepLines(step: Step, response: ResponseKind): string[] {
  const { answered, checked } = responseWords[response];
  const notices = step.channels?.map(noticeText).join('; ');
  return [
    ...roomLine(step.answered, answered),
    ...roomLine(step.checkedIn, checked),
    ...(notices ? [`${words.notices.text}: ${notices}.`] : []),
  ];
}

const roomLine = (ids: StageRoomId[] = [], state: string) =>
  ids.length === 0
    ? []
    : [`${ids.map((id) => rooms.find((room) => room.id === id)!.name).join(', ')}: ${state}.`];

const noticeText = ({ name, who, state }: Notice) =>
  `${name}, ${[who, state].filter(Boolean).join(' ')}`;
