import type { ApolloClient } from '@apollo/client';
import type { DeviceEnd } from '../../../engine/device/judge.ts';
import type { ShownLanes, SiteAnswer } from '../../../engine/device/ports.ts';
import type { Turn } from '../../../engine/device/state.ts';
import { apiErrorOf, PageError } from '../../platform/api-error.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { type LaneDevice, LOG_DIFFERS, type PromisedOutcome } from '../../platform/lane-device.tsx';
import type { Errand, FromKeeper, ToKeeper } from './messages.ts';
import { nextSeed } from './next-seed.ts';
import { answerIn, askLanes, askRevealed, sendCommand } from './site-errands.ts';

/** A request that waits for the keeper's answer. */
interface Pending {
  readonly ended: (end: DeviceEnd) => void;
  readonly told: (message: Extract<FromKeeper, { readonly type: 'state' | 'key' | 'warm' }>) => void;
  readonly failed: (error: unknown) => void;
  /** Sends the play that waits. */
  readonly send: (turn: Turn) => Promise<SiteAnswer>;
}

type Request = Exclude<ToKeeper, { readonly ask: number }>;
/** A request before it has its id. */
type Asked<One = Request> = One extends Request ? Omit<One, 'id'> : never;

const nothing = (): void => undefined;
const IDLE: Pending = { ended: nothing, told: nothing, failed: nothing, send: async () => ({ kind: 'silent' }) };

/** The error for the caller of a request whose end isn't an acceptance; `refusal` is the site's last answer. */
const errorOf = (end: Exclude<DeviceEnd, { readonly kind: 'accepted' }>, refusal: unknown): unknown => {
  if (end.kind === 'stopped') return new PageError('LOG_DIFFERS', { evidence: end.evidence });
  if (end.kind === 'refused') return apiErrorOf(refusal).code === end.code ? refusal : new PageError(end.code);
  if (end.kind === 'unsent') return new PageError(end.code);
  // A player who isn't signed in any more can't ask again; the page asks for everything else again, unchanged.
  const isLogin = end.code === 'UNAUTHENTICATED';
  return new PageError(isLogin || end.code === 'RATE_LIMITED' ? end.code : 'OUTCOME_UNKNOWN');
};

/** Starts the worker that keeps this browser's lanes, and does its errands with the page's login. */
export const startLaneDevice = (client: ApolloClient): LaneDevice => {
  let worker: Worker | null = null;
  const pending = new Map<number, Pending>();
  const changes = new EventTarget();
  const open = (): Worker => {
    const opened = new Worker(new URL('./keeper-worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<FromKeeper>) => receive(data));
    // The browser keeps the commands that were on their way: another worker goes on with them.
    opened.addEventListener('error', () => {
      opened.terminate();
      worker = null;
      for (const id of [...pending.keys()]) settle(id).failed(new Error('the keeper of lanes failed'));
    });
    return opened;
  };
  const post = (message: ToKeeper): void => {
    worker ??= open();
    worker.postMessage(message);
  };
  let ids = 0;
  /** Whether the page still has to say so. */
  let forgets = false;
  /** The error of the last errand that failed; null once the site has told the lanes. */
  let trouble: unknown = null;

  const ask = (message: Asked, answer: Partial<Pending>): void => {
    ids += 1;
    pending.set(ids, { ...IDLE, ...answer });
    post({ ...message, id: ids });
  };

  const answerTo = async (ask: number, errand: Errand): Promise<ToKeeper> => {
    switch (errand.what) {
      case 'lanes': {
        const lanes: ShownLanes = await askLanes(client);
        trouble = null;
        return { type: 'lanes', ask, lanes };
      }
      case 'revealed':
        return { type: 'revealed', ask, secrets: await askRevealed(client, errand.pairId) };
      case 'turn':
        return { type: 'answered', ask, answer: await (pending.get(errand.id) ?? IDLE).send(errand.turn) };
      case 'send':
        return { type: 'answered', ask, answer: await sendCommand(client, errand) };
    }
  };
  const run = async (ask: number, errand: Errand): Promise<void> => {
    const asking = worker;
    const answer = await answerTo(ask, errand).catch((error: unknown): ToKeeper => {
      trouble = error;
      return { type: 'unasked', ask };
    });
    // Another worker numbers its errands from the start.
    if (worker === asking) post(answer);
  };

  const settle = (id: number): Pending => {
    const found = pending.get(id) ?? IDLE;
    pending.delete(id);
    return found;
  };
  const receive = (message: FromKeeper): void => {
    switch (message.type) {
      case 'errand':
        void run(message.ask, message.errand);
        return;
      case 'forgets':
        forgets = true;
        break;
      case 'ended':
        if (message.end.kind === 'stopped') window.dispatchEvent(new Event(LOG_DIFFERS));
        settle(message.id).ended(message.end);
        break;
      case 'failed':
        settle(message.id).failed(message.notKept ? new PageError('NOT_KEPT') : (trouble ?? new Error('no lanes')));
        break;
      default:
        settle(message.id).told(message);
        return;
    }
    changes.dispatchEvent(new Event('change'));
  };

  const accepted = (message: Asked): Promise<void> =>
    new Promise((resolve, reject) => {
      const ended = (end: DeviceEnd): void => (end.kind === 'accepted' ? resolve() : reject(errorOf(end, null)));
      ask(message, { ended, failed: reject });
    });

  const stateOf: LaneDevice['state'] = (playerId) =>
    new Promise((resolve, reject) =>
      ask(
        { type: 'state', playerId },
        { told: (message) => message.type === 'state' && resolve(message.state), failed: reject },
      ),
    );

  return {
    play: <Outcome extends PromisedOutcome>(
      request: Parameters<LaneDevice['play']>[0],
      send: (turn: Turn) => Promise<Outcome>,
    ) =>
      new Promise<Outcome>((resolve, reject) => {
        let outcome: Outcome | null = null;
        let refusal: unknown = null;
        const attempt = async (turn: Turn): Promise<SiteAnswer> => {
          try {
            outcome = await send(turn);
            return { kind: 'accepted', promise: outcome.promise };
          } catch (error) {
            refusal = error;
            return answerIn(error);
          }
        };
        const ended = (end: DeviceEnd): void => {
          if (end.kind !== 'accepted') reject(errorOf(end, refusal));
          else if (outcome === null) reject(new PageError('OUTCOME_UNKNOWN'));
          else resolve(outcome);
        };
        const userSeed = nextSeed(deviceStorage, request.playerId).read();
        ask({ type: 'play', request, userSeed }, { ended, failed: reject, send: attempt });
      }),
    ready: (playerId) => ask({ type: 'ready', playerId, userSeed: nextSeed(deviceStorage, playerId).read() }, {}),
    close: async (playerId, userSeed) => {
      await accepted({ type: 'close', playerId });
      if (userSeed !== undefined) nextSeed(deviceStorage, playerId).write(userSeed);
    },
    closeOther: (playerId, lane) => accepted({ type: 'close-other', playerId, lane }),
    state: stateOf,
    key: (playerId) =>
      new Promise((resolve, reject) =>
        ask(
          { type: 'key', playerId },
          { told: (message) => message.type === 'key' && resolve(message.key), failed: reject },
        ),
      ),
    warm: (playerId) =>
      new Promise((resolve, reject) => ask({ type: 'warm', playerId }, { told: () => resolve(), failed: reject })),
    saysItForgets: () => {
      const says = forgets;
      forgets = false;
      return says;
    },
    subscribe: (onChange) => {
      changes.addEventListener('change', onChange);
      return () => changes.removeEventListener('change', onChange);
    },
  };
};
