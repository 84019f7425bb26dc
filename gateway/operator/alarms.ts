import type { Instant } from '../../engine/kernel/decision.ts';
import type { Alarm, AlarmKind } from './generated/resolvers.ts';
import type { Queue, QueueName } from './standing.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The age of an entry from which its checkpoint is overdue. */
const UNSEALED_MS = 5 * MINUTE_MS;
const BEHIND = 5_000;
const STUCK_RETRIEVAL_MS = 72 * HOUR_MS;
const UNANSWERED_TICKET_MS = 24 * HOUR_MS;
/** An honest house is so far off in one of 16,000 periods whose plays are telling. */
const DEVIATIONS = 4;

/** The facts of a site from which alarms follow. */
export interface Watched {
  readonly now: Instant;
  readonly size: number;
  readonly sealed: number;
  /** The moment of the first entry that no checkpoint covers; null where each is covered. */
  readonly unsealedSince: Instant | null;
  /** The reason why the published cosignatures can't be read; null where they can. */
  readonly unread: string | null;
  readonly readModels: readonly { readonly name: string; readonly behind: number }[];
  readonly retrievals: readonly { readonly oldestSince: Instant; readonly count: number }[];
  readonly queues: readonly Queue[];
  readonly income: readonly { readonly days: number; readonly deviation: number | null; readonly telling: boolean }[];
}

const counted = (entries: number): string => (entries === 1 ? 'entry' : `${entries} entries`);
const hours = (ms: number): number => Math.floor(ms / HOUR_MS);

/** The same as in words, for clients that have their own. */
const alarm = (
  kind: AlarmKind,
  text: string,
  { subject = null, value = null }: { readonly subject?: string | null; readonly value?: number | null },
): Alarm => ({ kind, text, subject, value });

/** States that ask for the operator, the most urgent first. */
export const alarmsOf = (site: Watched): readonly Alarm[] => {
  const { now, size, sealed, unsealedSince, unread, readModels, retrievals, queues, income } = site;
  const unsealed = size - sealed;
  const waiting = (name: QueueName): Queue | undefined => queues.find((queue) => queue.name === name);
  const retrievalAge = now - Math.min(now, ...retrievals.map(({ oldestSince }) => oldestSince));
  const ticketAge = now - (waiting('support tickets')?.oldestSince ?? now);
  const failed = waiting('failed reactions')?.waiting ?? 0;
  return [
    ...(unsealedSince !== null && now - unsealedSince > UNSEALED_MS
      ? [
          alarm(
            'UNSEALED',
            `the newest checkpoint lacks the last ${counted(unsealed)} of the log, for more than 5 minutes`,
            { value: unsealed },
          ),
        ]
      : []),
    ...(unread === null
      ? []
      : [alarm('COSIGNATURES_UNREAD', `the cosignatures of witnesses can't be read: ${unread}`, { subject: unread })]),
    ...readModels
      .filter(({ behind }) => behind > BEHIND)
      .map(({ name, behind }) =>
        alarm('FOLLOWER_BEHIND', `the read model ${name} is ${behind} entries behind the log`, {
          subject: name,
          value: behind,
        }),
      ),
    ...(failed > 0
      ? [alarm('REACTIONS_FAILED', `${failed} reactions to entries failed and are tried again`, { value: failed })]
      : []),
    ...income.flatMap(({ days, deviation, telling }) =>
      telling && deviation !== null && Math.abs(deviation) > DEVIATIONS
        ? [
            alarm(
              'INCOME_OFF',
              `the income of ${days === 1 ? 'today' : `${days} days`} is ${deviation.toFixed(1)} standard deviations off`,
              { subject: String(days), value: deviation },
            ),
          ]
        : [],
    ),
    ...(retrievalAge > STUCK_RETRIEVAL_MS
      ? [
          alarm('RETRIEVAL_WAITS', `the oldest retrieval waits for ${hours(retrievalAge)} hours`, {
            value: hours(retrievalAge),
          }),
        ]
      : []),
    ...(ticketAge > UNANSWERED_TICKET_MS
      ? [
          alarm('TICKET_WAITS', `the oldest open ticket waits for ${hours(ticketAge)} hours`, {
            value: hours(ticketAge),
          }),
        ]
      : []),
  ];
};
