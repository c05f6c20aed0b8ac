import fc from 'fast-check';
import { lockPanel } from '@/content/lock-panel/lock-panel';
import { everyDoor, startPanel, type Order } from './lock-state';
import { reducePanel, type PanelCommand } from './reduce-panel';
import { visitSentence } from './visit-sentence';

const gap = 120;
const quickest = 640;

/**
 * A hallway in few words: each command sends messages, which arrive later. A lock's message counts if
 * no newer command was given to its door, and a summary if none was given to all doors.
 */
function modelHallway() {
  const doors = lockPanel.doors
    .filter(({ status }) => status !== 'offline')
    .map(({ id, status, answersIn }) => ({
      id,
      answersIn,
      status,
      target: status,
      newest: 0,
      own: '',
    }));
  type Message = {
    at: number;
    number: number;
    to: Order;
    door?: (typeof doors)[number];
    isForAll: boolean;
  };
  let messages: Message[] = [];
  let sent = 0;
  let summary: Message | undefined;
  let asking: string | undefined;
  let isQueued = false;
  let ranTo = '';
  const log: string[] = [];

  const count = (status: string) => doors.filter((door) => door.status === status).length;
  const ofOffline = () =>
    `Door 206 is offline.${isQueued ? ' It will lock when it is back online.' : ''}`;

  function arrive({ door, number, to, isForAll }: Message) {
    if (door && door.newest === number) {
      door.status = to;
      door.own = isForAll ? door.own : to;
      if (!isForAll) log.push(`Door ${door.id} ${to === 'open' ? 'released' : to}, 10:44`);
    } else if (summary?.number === number) {
      log.push(`${count(to)} doors ${to}, 10:44. ${ofOffline()}`);
      summary = undefined;
      ranTo = to;
    }
  }
  function send(now: number, to: Order, about: string) {
    const isForAll = about === everyDoor;
    const targets = doors.filter(({ id, target }) => target !== to && (isForAll || id === about));
    targets.forEach((door, index) => {
      sent += 1;
      Object.assign(door, { target: to, newest: sent });
      const at = now + (isForAll ? index * gap : 0) + door.answersIn;
      messages.push({ at, number: sent, to, door, isForAll });
    });
    if (!isForAll || (summary?.to === to && !targets.length)) return;
    const pending = messages.filter(({ door, number }) => door?.newest === number);
    sent += 1;
    const at = Math.max(now + quickest, ...pending.map((message) => message.at));
    summary = { at, number: sent, to, isForAll };
    messages.push(summary);
  }
  const isLocked = (about?: string) =>
    doors.some(({ id, target }) => target === 'secured' && (about === everyDoor || about === id));
  const queue = (next: boolean, isSaid: boolean) => {
    const wasQueued = isQueued;
    isQueued = next;
    if (isSaid && wasQueued !== next)
      log.push(next ? ofOffline() : 'Door 206: waiting lock canceled');
  };

  return {
    doors,
    log,
    passUntil(now: number) {
      messages.sort((a, b) => a.at - b.at || Number(a.door?.id ?? 999) - Number(b.door?.id ?? 999));
      messages.filter(({ at }) => at <= now).forEach(arrive);
      messages = messages.filter(({ at }) => at > now);
    },
    command(now: number, command: PanelCommand) {
      if (command.type === 'ask') asking = command.about;
      if (command.type === 'lock') send(now, 'secured', command.door);
      if (command.type === 'queue' && command.door === '206') queue(!isQueued, true);
      if (command.type === 'lock all') {
        queue(true, false);
        send(now, 'secured', everyDoor);
      }
      if (command.type === 'release' && asking) {
        if (asking === everyDoor) queue(false, true);
        send(now, 'open', asking);
      }
      if (command.type === 'release' || command.type === 'lock all' || !isLocked(asking))
        asking = undefined;
    },
    /** What the form may say. */
    sentence() {
      if (ranTo && count(ranTo) === doors.length)
        return ranTo === 'open' ? /released every door/ : /locked every door/;
      const locked = doors.filter(({ own, status }) => own === 'secured' && status === own);
      const released = doors.filter(({ own, status }) => own === 'open' && status === own);
      if (locked.length > 1) return new RegExp(`locked ${locked.length} doors one by one`);
      if (locked[0]) return new RegExp(`locked Door ${locked[0].id}`);
      return released[0] ? new RegExp(`released Door ${released[0].id}`) : /I looked/;
    },
  };
}

const door = fc.constantFrom(...lockPanel.doors.map(({ id }) => id), '999');
const command: fc.Arbitrary<PanelCommand> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), about: fc.option(door, { nil: everyDoor }) }),
  fc.constant<PanelCommand>({ type: 'ask' }),
  fc.record({ type: fc.constantFrom('lock' as const, 'queue' as const), door }),
  fc.constantFrom<PanelCommand>(
    { type: 'lock all', gap },
    { type: 'release', gap },
    { type: 'tick' },
  ),
);
const wait = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 0, max: 2500 }));

test('after any commands at any times the doors, the log and the form’s sentence say what is so', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(wait, command), { maxLength: 25 }), (steps) => {
      const model = modelHallway();
      let state = startPanel;
      let now = 0;
      for (const [ms, next] of [...steps, [9000, { type: 'tick' }] as const]) {
        now += ms;
        state = reducePanel(state, { ...next, now });
        model.passUntil(now);
        model.command(now, next);
        const online = state.doors.filter(({ status }) => status !== 'offline');
        expect(online.map(({ id, status }) => [id, status])).toEqual(
          model.doors.map(({ id, status }) => [id, status]),
        );
        expect(state.notices.map(({ words }) => words)).toEqual(model.log);
        expect(visitSentence(state)).toMatch(model.sentence());
      }
      for (const { status, target } of model.doors) expect(status).toBe(target);
    }),
    { numRuns: 1000 },
  );
});
