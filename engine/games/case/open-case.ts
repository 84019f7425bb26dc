import { drawCase } from '../../fairness/case-draw.ts';
import { accept, type StreamEvent, type TimerChange } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  type CaseSlug,
  type CommandId,
  caseStream,
  gameStream,
  type HexHash,
  isSkinId,
  mustBe,
  type PlayerId,
  playerStream,
} from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { PublishedCase } from '../../operator/case/state.ts';
import type { CaseOpened, PlayerEvent } from '../../player/events.ts';
import { retirementReason, rotation, rotationTimers } from '../../player/rotate-seed.ts';
import { evolvePlayer, pairsOf, type RegisteredPlayer } from '../../player/state.ts';

/** Opens a case `quantity` times: one round each, all of them or none. */
export type OpenCase = {
  readonly type: 'OpenCase';
  readonly playerId: PlayerId;
  readonly case: CaseSlug;
  /** 1 to 10. */
  readonly quantity: number;
  /** The odds the player was shown. */
  readonly oddsHash: HexHash;
  /** 128 fresh bits from the player's side, 32 hex digits. */
  readonly entropy: string;
};

/**
 * The case that is to be opened, or why not. Every refusal names the round it would have been: the gateway signs it, so that a house that
 * refuses rounds because it computed them leaves a trail in its players' hands.
 */
const admit = (player: RegisteredPlayer, command: OpenCase, world: World): PublishedCase | Rejection => {
  const round = { pairId: player.current.pairId, roundNo: player.current.roundCount + 1 };
  if (world.game('case').stopped) return reject('GAME_STOPPED', round);
  const { blockedUntil } = world.guard(command.playerId);
  if (blockedUntil !== null && world.at < blockedUntil) return reject('PLAY_NOT_ALLOWED', round);
  const asked = world.case(command.case);
  if (asked.status === 'absent') return reject('CASE_NOT_FOUND', round);
  if (asked.status === 'retired') return reject('CASE_RETIRED', round);
  if (asked.oddsHash !== command.oddsHash) return reject('CASE_CHANGED', { ...round, oddsHash: asked.oddsHash });
  const cost = asked.price * BigInt(command.quantity);
  return player.coin < cost ? reject('INSUFFICIENT_FUNDS', { ...round, cost: formatMoney(cost) }) : asked;
};

const playOnce = (
  player: RegisteredPlayer,
  opened: PublishedCase,
  command: OpenCase,
  play: number,
  world: World,
  commandId: CommandId,
): CaseOpened => {
  const { pairId, roundCount } = player.current;
  const inputs = {
    pairId,
    roundNo: roundCount + 1,
    userSeed: player.userSeed,
    entropy: command.entropy,
    oddsHash: opened.oddsHash,
  };
  const outcome = drawCase(opened.table, inputs, (request) => world.draw(pairId, request));
  return {
    type: 'CaseOpened',
    schemaVersion: 1,
    data: {
      commandId,
      playerId: player.playerId,
      case: command.case,
      caseVersion: opened.table.version,
      price: formatMoney(opened.price),
      quantity: command.quantity,
      play,
      ...inputs,
      ticket: outcome.ticket,
      entry: outcome.index,
      skin: mustBe(isSkinId, outcome.entry.skin),
      wear: outcome.entry.wear,
      float: outcome.float,
      value: outcome.entry.value,
    },
  };
};

export const openCase: Handler<OpenCase> = {
  needs: (command, known) => ({
    streams: [playerStream(command.playerId), caseStream(command.case), gameStream('case')],
    guards: [command.playerId],
    pairs: pairsOf(known.player(command.playerId)),
  }),

  decide: (command, world, commandId) => {
    const start = world.player(command.playerId);
    if (start.status === 'absent') return reject('PLAYER_NOT_FOUND');
    const opened = admit(start, command, world);
    if ('kind' in opened) return opened;

    const stream = playerStream(command.playerId);
    const events: StreamEvent[] = [];
    const timers: TimerChange[] = [];
    let player = start;
    const record = (event: PlayerEvent): void => {
      events.push({ stream, event });
      const next = evolvePlayer(player, event, world.at);
      if (next.status === 'registered') player = next;
    };
    for (let play = 1; play <= command.quantity; play += 1) {
      // A pair that came of age is revealed before the play; its successor was committed long ago.
      const retired = retirementReason(player.current, world.at);
      if (retired !== null) {
        timers.push(...rotationTimers(stream, player.current, world.at));
        record(rotation(player, world, commandId, retired, player.userSeed));
      }
      record(playOnce(player, opened, command, play, world, commandId));
    }
    return accept(events, timers);
  },
};
