import { PLAY_KEY } from '../../platform/commands/kept-keys.ts';
import { recentlySent, type SentCommand } from '../../platform/commands/sent-command.ts';
import { isRecord, parseJson } from '../../platform/device-storage.ts';

interface ToTell {
  /** Of the play to tell of, where the player hasn't seen it yet. */
  readonly slot: string | null;
  /** The command to tell of, where it is no play, or a seen one. */
  readonly sent: SentCommand | null;
}

/** Chooses the command that the page tells the player of after a failure: the last sent one that the device keeps. */
export const toTell = (
  keys: readonly string[],
  read: (key: string) => string | null,
  playerId: string,
  now: number,
): ToTell => {
  const plays = keys.flatMap((key) => {
    const record = key.startsWith(PLAY_KEY) ? parseJson(read(key)) : null;
    if (!isRecord(record) || record.playerId !== playerId || typeof record.madeAt !== 'number') return [];
    const { madeAt, body } = record;
    return [{ slot: key.slice(PLAY_KEY.length), madeAt, commandId: isRecord(body) ? body.commandId : null }];
  });
  const newest = plays.toSorted((one, other) => other.madeAt - one.madeAt)[0] ?? null;
  const recent = recentlySent({ read }, now);
  const sent = recent?.playerId === playerId ? recent : null;
  const same = plays.find(({ commandId }) => commandId === sent?.commandId);
  if (sent === null || same !== undefined || (newest !== null && newest.madeAt > sent.sentAt)) {
    return { slot: (same ?? newest)?.slot ?? null, sent: null };
  }
  return { slot: null, sent };
};
