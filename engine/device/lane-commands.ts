import { keyText, laneEndText, laneText } from '../fairness/device-keys.ts';
import { publicHashOf } from '../fairness/seed-pair.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { isHexHash, isPairId, mustBe, type PlayerId } from '../kernel/ids.ts';
import type { Unplayed } from '../player/lanes/events.ts';
import type { Trust } from './answer.ts';
import type { Chains } from './chains.ts';
import { ACCEPTED, type DeviceEnd, type Judge, type Judged, OWED } from './judge.ts';
import { type KeptStates, spending, unchanged } from './kept-states.ts';
import type { DeviceSigner, LaneSite, ShownLanes } from './ports.ts';
import { type DeviceState, type KeptLane, NOTHING_KEPT, type SentCommand, type SentPlay } from './state.ts';

export interface LaneCommandParts extends Pick<Trust, 'hashing'> {
  readonly site: LaneSite;
  readonly chains: Chains;
  /** The device's key for that player, made where there is none. */
  readonly signerOf: (playerId: string) => Promise<DeviceSigner>;
  readonly randomHex: (bytes: number) => string;
  readonly newCommandId: () => string;
  readonly pause: (ms: number) => Promise<void>;
  /** The user seed that the player wants for the next lane; null for a random one. */
  readonly userSeedOf?: (playerId: string) => string | null;
}

/** A lane of some device, at the last step that it took. */
export interface LanePlace {
  readonly pairId: string;
  readonly step: number;
}

/** The commands about lanes that a device sends of its own: each is kept, and sent unchanged until it is answered. */
export interface LaneCommands {
  /** Signs the opening of a device's lane ahead, where it has none and the log needn't name its key before. Sends nothing. */
  prepare(playerId: PlayerId): Promise<void>;
  /** Opens a lane on the committed next pair, unless another tab did. */
  open(playerId: PlayerId): Promise<DeviceEnd>;
  /** Ends the device's lane, and states the play that went out on it and wasn't played. */
  close(playerId: PlayerId): Promise<DeviceEnd>;
  /** Ends another device's lane. Only that device could state a play that went out on it. */
  closeOther(playerId: PlayerId, lane: LanePlace): Promise<DeviceEnd>;
}

type Opening = NonNullable<DeviceState['opening']>;

/** Steps of a chain. A lane whose chain is used up is closed, and another one is opened. */
const CHAIN_STEPS = 1_000;
/** The device looks so often, and so many milliseconds apart, for a promised entry. */
const MOST_LOOKS = 40;
const LOOK_MS = 250;
/** A reveal is published within a second or so of the lane's end. */
const MOST_LOOKS_AT_REVEAL = 8;
/** Ends of one lane that are signed, where the log was ahead of the device. */
const MOST_CLOSINGS = 3;
/** Refusals under which the lane isn't the one that the device knows: once that is shown, another one is opened. */
export const LANE_GONE: ReadonlySet<string> = new Set(['LANE_CLOSED', 'SEED_CHANGED', 'LINK_REFUSED']);

/** The unplayed play in the statement of a lane's end: the one that went out for the next step; null where none did. */
const unplayedOf = ({ sent }: KeptLane): Unplayed | null =>
  sent === null || sent.draw === null ? null : { link: sent.link, draw: sent.draw };

export const laneCommands = (
  { hashing, site, chains, signerOf, randomHex, newCommandId, userSeedOf, pause }: LaneCommandParts,
  { store, stateOf, stop }: KeptStates,
  judge: Judge,
  resend: (playerId: PlayerId, play: SentPlay) => Promise<DeviceEnd>,
): LaneCommands => {
  /** Sends a command of the device's own, unchanged until it is answered. */
  const sendOwn = async (playerId: string, sent: SentCommand, lane: KeptLane | null): Promise<Judged> => {
    const answer = await site.send(sent.commandId, sent.command).catch(() => ({ kind: 'silent' as const }));
    const end = await judge(playerId, sent, answer, lane, 'another-lane');
    return end.kind === 'stopped' ? stop(playerId, end.evidence) : end;
  };

  /** The same until the answer shows the entry: that of a reveal is shown once a published checkpoint covers it. */
  const sendUntilShown = async (playerId: string, sent: SentCommand, lane: KeptLane | null): Promise<DeviceEnd> => {
    for (let looks = 1; looks <= MOST_LOOKS; looks += 1) {
      const end = await sendOwn(playerId, sent, lane);
      if (end.kind !== 'promised') return end;
      await pause(LOOK_MS);
    }
    return OWED;
  };

  /** Has the log name the device's key, where it names others. */
  const addKey = async (playerId: PlayerId, signer: DeviceSigner, keyChanges: number): Promise<DeviceEnd> => {
    const { key } = signer;
    const proof = await signer.sign(keyText({ playerId, change: keyChanges + 1, key }));
    const command = { type: 'AddDeviceKey', playerId, key, proof, signed: null } as const;
    return sendUntilShown(playerId, { commandId: newCommandId(), command }, null);
  };

  /** Signs the opening of a lane on the committed next pair. */
  const prepareLane = async (
    playerId: PlayerId,
    signer: DeviceSigner,
    { nextPairId, nextPublicHash, keyChanges }: ShownLanes,
  ) => {
    const { key } = signer;
    const last = randomHex(32);
    const [anchor = ''] = chains(nextPairId, CHAIN_STEPS, last);
    const pair = { pairId: mustBe(isPairId, nextPairId), publicHash: mustBe(isHexHash, nextPublicHash) };
    const opening = { playerId, ...pair, userSeed: userSeedOf?.(playerId) ?? randomHex(8), anchor, key };
    const signature = await signer.sign(laneText(opening));
    const proof = keyChanges === 0 ? await signer.sign(keyText({ playerId, change: 1, key })) : null;
    const { userSeed } = opening;
    const command = { type: 'OpenLane', playerId, pair, userSeed, anchor, key, signature, proof } as const;
    const lane = { opening, signature, length: CHAIN_STEPS, last, step: 0, link: anchor, rounds: 0, sent: null };
    return { sent: { commandId: newCommandId(), command }, lane };
  };

  /** Whether a lane of the key can be opened without adding the key: an opening names a first key itself. */
  const isNamed = ({ key: own }: DeviceSigner, { keys, keyChanges }: ShownLanes): boolean =>
    keyChanges === 0 || keys.some(({ key }) => key === own);

  /** Players whose lane is being opened: all that wait for it wait for one. */
  const openingNow = new Map<PlayerId, Promise<DeviceEnd>>();
  /** Openings that are signed and weren't sent. */
  const prepared = new Map<PlayerId, Opening>();
  const takePrepared = (playerId: PlayerId): Opening | undefined => {
    const found = prepared.get(playerId);
    prepared.delete(playerId);
    const wanted = userSeedOf?.(playerId) ?? null;
    return wanted === null || wanted === found?.lane.opening.userSeed ? found : undefined;
  };

  const prepare = async (playerId: PlayerId): Promise<void> => {
    const { lane, opening, closing, evidence } = await stateOf(playerId);
    if (lane !== null || opening !== null || closing !== null || evidence !== null) return;
    const [signer, lanes] = await Promise.all([signerOf(playerId), site.lanes()]);
    if (!isNamed(signer, lanes)) return;
    const fresh = await prepareLane(playerId, signer, lanes);
    // A play that came meanwhile took the pair.
    if (!openingNow.has(playerId) && (await stateOf(playerId)).lane === null) prepared.set(playerId, fresh);
  };

  /** The begun opening of a lane, or a new one, whose key the log names by then; or the reason why there is none. */
  const begin = async (playerId: PlayerId): Promise<Opening | DeviceEnd> => {
    const { opening: begun } = await stateOf(playerId);
    const ready = begun ?? takePrepared(playerId);
    if (ready !== undefined) return ready;
    const signer = await signerOf(playerId);
    const lanes = await site.lanes();
    if (isNamed(signer, lanes)) return prepareLane(playerId, signer, lanes);
    const added = await addKey(playerId, signer, lanes.keyChanges);
    return added.kind === 'accepted' ? prepareLane(playerId, signer, lanes) : added;
  };

  const openOne = async (playerId: PlayerId): Promise<DeviceEnd> => {
    const fresh = await begin(playerId);
    if ('kind' in fresh) return fresh;
    // Another tab may have begun meanwhile.
    const opening = await store.change(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      const first = state.lane === null ? (state.opening ?? fresh) : state.opening;
      return { kept: { ...state, opening: first }, result: first };
    });
    if (opening === null) return ACCEPTED;
    const end = await sendUntilShown(playerId, opening.sent, opening.lane);
    if (end.kind !== 'accepted' && end.kind !== 'refused') return end;
    return store.change<DeviceEnd>(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      if (state.opening?.sent.commandId !== opening.sent.commandId) return unchanged(kept, end);
      const lane = end.kind === 'accepted' ? opening.lane : state.lane;
      return { kept: { ...state, opening: null, lane }, result: end };
    });
  };

  const open = (playerId: PlayerId): Promise<DeviceEnd> => {
    const under = openingNow.get(playerId) ?? openOne(playerId).finally(() => openingNow.delete(playerId));
    openingNow.set(playerId, under);
    return under;
  };

  /** Signs the end of a lane at its step. */
  const prepareEnd = async (
    playerId: PlayerId,
    { pairId, step }: LanePlace,
    unplayed: Unplayed | null,
  ): Promise<SentCommand> => {
    const { sign, key: signer } = await signerOf(playerId);
    const lane = mustBe(isPairId, pairId);
    const signature = await sign(
      laneEndText(hashing, { playerId, pairId, step, unplayed: canonicalJson(unplayed), signer }),
    );
    const command = { type: 'CloseLane', playerId, lane, step, unplayed, signer, signature } as const;
    return { commandId: newCommandId(), command };
  };

  /** Whether the house showed the secrets that the lane was opened on: it gains nothing more from a lane whose draws are public. */
  const isOver = async ({ opening }: KeptLane): Promise<boolean> => {
    for (let looks = 1; looks <= MOST_LOOKS_AT_REVEAL; looks += 1) {
      const secrets = await site.revealed(opening.pairId);
      if (secrets !== null) return publicHashOf(hashing, secrets.serverSeed, secrets.salt) === opening.publicHash;
      await pause(LOOK_MS);
    }
    return false;
  };

  /** The step that the house shows of an open lane; null where it shows none. */
  const shownStep = async (pairId: string): Promise<number | null> =>
    (await site.lanes()).open.find(({ pair }) => pair.id === pairId)?.step ?? null;

  /** Signs the end of the lane, or takes the one that was signed before; null where the lane moved on meanwhile. */
  const beginEnd = async (playerId: PlayerId, before: KeptLane): Promise<SentCommand | null> => {
    const { closing } = await stateOf(playerId);
    const place = { pairId: before.opening.pairId, step: before.step };
    const fresh = closing ?? (await prepareEnd(playerId, place, unplayedOf(before)));
    return store.change(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      const isSame =
        state.lane?.opening.pairId === before.opening.pairId &&
        state.lane.step === before.step &&
        state.lane.sent?.commandId === before.sent?.commandId;
      const first = state.closing ?? (isSame ? fresh : null);
      return { kept: { ...state, closing: first }, result: first };
    });
  };

  /** Puts a closing away, with what becomes of the lane. */
  const putAway = (
    playerId: PlayerId,
    closing: SentCommand,
    lane: (kept: KeptLane) => KeptLane | null,
  ): Promise<void> =>
    store.change<void>(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      if (state.closing?.commandId !== closing.commandId) return unchanged(kept, undefined);
      const after = state.lane === null ? null : lane(state.lane);
      const gone = after?.sent == null ? (state.lane?.sent ?? null) : null;
      return { kept: { ...spending(state, gone), closing: null, lane: after }, result: undefined };
    });

  /**
   * Whether a refused closing was behind the log, so that another is to be signed. The house can't have taken a step whose link it
   * wasn't sent: the step after the kept one is the play that waits, and later ones are another copy of this device's.
   */
  const hasCaughtUp = async (playerId: PlayerId, lane: KeptLane, closing: SentCommand): Promise<boolean> => {
    const step = await shownStep(lane.opening.pairId);
    if (step === null || step <= lane.step) return false;
    if (lane.sent !== null && step === lane.step + 1) {
      const { kind } = await resend(playerId, lane.sent);
      if (kind !== 'accepted') return false;
      await putAway(playerId, closing, (kept) => kept);
    } else await putAway(playerId, closing, (kept) => ({ ...kept, step, sent: null }));
    return true;
  };

  const close = async (playerId: PlayerId): Promise<DeviceEnd> => {
    for (let tries = 0; tries < MOST_CLOSINGS; tries += 1) {
      const { lane } = await stateOf(playerId);
      if (lane === null) return ACCEPTED;
      const closing = await beginEnd(playerId, lane);
      if (closing === null) return OWED;
      const end = await sendUntilShown(playerId, closing, lane);
      const isEnd = end.kind === 'accepted' || (end.kind === 'refused' && (await isOver(lane)));
      if (isEnd) {
        await putAway(playerId, closing, () => null);
        return ACCEPTED;
      }
      if (end.kind !== 'refused') return end;
      // The house can log a signed end later: until the log shows it, or another end of the lane, nothing else goes
      // out.
      if (!(await hasCaughtUp(playerId, lane, closing))) return { kind: 'owed', code: end.code };
    }
    return OWED;
  };

  const isEndOf =
    (pairId: string) =>
    ({ command }: SentCommand): boolean =>
      command.type === 'CloseLane' && command.lane === pairId;

  /**
   * The house can log a signed end later: the device keeps it until it is answered, and signs nothing else of the lane.
   */
  const beginOther = async (playerId: PlayerId, place: LanePlace): Promise<SentCommand> => {
    const { others = [] } = await stateOf(playerId);
    const begun = others.find(isEndOf(place.pairId));
    if (begun !== undefined) return begun;
    const fresh = await prepareEnd(playerId, place, null);
    return store.change(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      const before = state.others ?? [];
      // Another tab may have begun meanwhile.
      const first = before.find(isEndOf(place.pairId));
      if (first !== undefined) return unchanged(kept, first);
      return { kept: { ...state, others: [...before, fresh] }, result: fresh };
    });
  };

  const closeOther = async (playerId: PlayerId, lane: LanePlace): Promise<DeviceEnd> => {
    const { evidence } = await stateOf(playerId);
    if (evidence !== null) return { kind: 'stopped', evidence };
    const closing = await beginOther(playerId, lane);
    const end = await sendUntilShown(playerId, closing, null);
    if (end.kind !== 'accepted' && end.kind !== 'refused') return end;
    await store.change<void>(playerId, (kept) => {
      const state = kept ?? NOTHING_KEPT;
      const others = (state.others ?? []).filter(({ commandId }) => commandId !== closing.commandId);
      return { kept: { ...state, others }, result: undefined };
    });
    const isGone = end.kind === 'refused' && end.code === 'LANE_CLOSED' && (await shownStep(lane.pairId)) === null;
    return isGone ? ACCEPTED : end;
  };

  return { prepare, open, close, closeOther };
};
