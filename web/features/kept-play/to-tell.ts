import { PLAY_KEY } from '../../platform/commands/kept-keys.ts';
import { recentlySent, type SentCommand } from '../../platform/commands/sent-command.ts';
import { isRecord, parseJson } from '../../platform/device-storage.ts';

interface ToTell {
  /** Of the play that is told of, if it wasn't seen yet. */
  readonly slot: string | null;
  /** The command, if it is none, or was seen. */
  readonly sent: SentCommand | null;
}

/** What of all that a device keeps the player is told of where a page failed: what they sent last. */
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
