import '../fairness/verify/forbid-eval.ts';
import { pageHashing } from '../../../engine/audit/replay/page-hashing.ts';
import { type LaneKeeper, laneKeeper } from '../../../engine/device/keeper.ts';
import { commandOn } from '../../../engine/device/play-command.ts';
import type { LaneSite, ShownLanes, SiteAnswer } from '../../../engine/device/ports.ts';
import { toHex } from '../../../engine/fairness/bytes.ts';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { newCommandId, pageRandomBytes } from '../../platform/commands/command-id.ts';
import type { PlayRequest } from '../../platform/lane-device.tsx';
import { readPublishedLog, verifyInPage } from '../fairness/log/page-log.ts';
import { signersIn } from './device-signer.ts';
import { NotKept, vaultIn } from './device-vault.ts';
import type { Errand, FromKeeper, Secrets, ToKeeper } from './messages.ts';

const send = (message: FromKeeper): void => self.postMessage(message);

interface Waiting {
  readonly answered: (answer: SiteAnswer) => void;
  readonly lanes: (lanes: ShownLanes) => void;
  readonly revealed: (secrets: Secrets | null) => void;
  readonly failed: (error: Error) => void;
}

/** Has the page do what needs the login. */
const errands = () => {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const ask = (errand: Errand, answered: Partial<Waiting>): void => {
    asked += 1;
    const nothing = (): void => undefined;
    waiting.set(asked, { answered: nothing, lanes: nothing, revealed: nothing, failed: nothing, ...answered });
    send({ type: 'errand', ask: asked, errand });
  };
  const settle = (number: number): Waiting | undefined => {
    const found = waiting.get(number);
    waiting.delete(number);
    return found;
  };
  return {
    /** Rejects where the site didn't tell. */
    lanes: () =>
      new Promise<ShownLanes>((resolve, reject) => ask({ what: 'lanes' }, { lanes: resolve, failed: reject })),
    revealed: (pairId: string) =>
      new Promise<Secrets | null>((resolve) =>
        ask({ what: 'revealed', pairId }, { revealed: resolve, failed: () => resolve(null) }),
      ),
    send: (errand: Exclude<Errand, { readonly what: 'lanes' | 'revealed' }>) =>
      new Promise<SiteAnswer>((resolve) =>
        ask(errand, { answered: resolve, failed: () => resolve({ kind: 'silent' }) }),
      ),
    settle,
  };
};

/** Serves the page that started this worker. */
const serve = (): ((message: ToKeeper) => Promise<void>) => {
  const { lanes, revealed, send: have, settle } = errands();
  const site: LaneSite = {
    lanes,
    revealed,
    send: (commandId, command, besides = {}) => have({ what: 'send', commandId, command, besides }),
    read: readPublishedLog,
  };
  /** User seeds that players want for their next lanes. */
  const wanted = new Map<string, string>();
  const want = (playerId: string, userSeed: string | null): void => {
    if (userSeed === null) wanted.delete(playerId);
    else wanted.set(playerId, userSeed);
  };
  const open = (): { readonly keeper: LaneKeeper; readonly signerOf: ReturnType<typeof signersIn> } => {
    const vault = vaultIn(self.indexedDB, () => send({ type: 'forgets' }));
    const signerOf = signersIn(vault, crypto.subtle);
    const keeper = laneKeeper({
      hashing: pageHashing(),
      verify: verifyInPage,
      store: vault,
      site,
      signerOf,
      randomHex: (bytes) => toHex(pageRandomBytes(bytes)),
      newCommandId: () => newCommandId(),
      userSeedOf: (playerId) => wanted.get(playerId) ?? null,
      now: Date.now,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    return { keeper, signerOf };
  };
  const { keeper, signerOf } = open();

  const play = async (id: number, { playerId, asked, ...request }: PlayRequest): Promise<void> => {
    const end = await keeper.play({
      ...request,
      playerId: mustBe(isPlayerId, playerId),
      commandOn: (turn) => commandOn(asked, turn),
      send: (turn) => have({ what: 'turn', id, turn }),
    });
    send({ type: 'ended', id, end });
  };

  const perform = async (message: Extract<ToKeeper, { readonly id: number }>): Promise<void> => {
    const { id } = message;
    if (message.type === 'play') {
      const { request, userSeed } = message;
      want(request.playerId, userSeed);
      return play(id, request);
    }
    const playerId = mustBe(isPlayerId, message.playerId);
    switch (message.type) {
      case 'ready':
        want(playerId, message.userSeed);
        return send({ type: 'ended', id, end: await keeper.ready(playerId) });
      case 'key':
        return send({ type: 'key', id, key: (await signerOf(playerId)).key });
      case 'warm':
        await keeper.warm(playerId);
        return send({ type: 'warm', id });
      case 'state':
        return send({ type: 'state', id, state: await keeper.state(playerId) });
      case 'close':
        return send({ type: 'ended', id, end: await keeper.close(playerId) });
      case 'close-other':
        return send({ type: 'ended', id, end: await keeper.closeOther(playerId, message.lane) });
    }
  };

  return async (message) => {
    switch (message.type) {
      case 'answered':
        return settle(message.ask)?.answered(message.answer);
      case 'lanes':
        return settle(message.ask)?.lanes(message.lanes);
      case 'revealed':
        return settle(message.ask)?.revealed(message.secrets);
      case 'unasked':
        return settle(message.ask)?.failed(new Error('the site didn’t answer'));
      default:
        return perform(message).catch((error: unknown) =>
          send({ type: 'failed', id: message.id, notKept: error instanceof NotKept }),
        );
    }
  };
};

const receive = serve();
self.addEventListener('message', ({ data }: MessageEvent<ToKeeper>) => receive(data));
