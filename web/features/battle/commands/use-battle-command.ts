import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import type { PromisedNote } from '../../../../engine/device/answer.ts';
import { createBattleInput, joinBattleInput } from '../../../../engine/device/room-input.ts';
import type { FragmentType } from '../../../generated/fragment-masking.ts';
import { readFragment } from '../../../generated/index.ts';
import { type LoadLaneDevice, useLaneDevice } from '../../../platform/lane-device.tsx';
import type { Wallet } from '../../../platform/session.tsx';
import { useWarmLane } from '../../lanes/use-warm-lane.ts';
import { intoRoom } from '../../play/into-room.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from '../../play/use-pending-play.ts';
import { CREATE_BATTLE } from '../create/create-query.ts';
import { ADD_BOT, DISSOLVE_BATTLE, FILL_WITH_BOTS, JOIN_BATTLE } from '../room/room-commands.ts';
import { BATTLE_ROOM, type BattleRoom } from '../room/room-query.ts';
import { askedCreation, askedSeat } from './asked-battle.ts';
import { type BattleAct, type BattleCommand, commandFrom } from './battle-command.ts';

export interface BattleOutcome extends AnsweredPlay {
  readonly act: BattleAct['act'];
  readonly battleId: string;
  /** Null where the battle was only just created. */
  readonly battle: BattleRoom | null;
  /** Of a private battle's link. */
  readonly key: string | null;
}

export type BattlePlay = PendingPlay<BattleCommand, BattleOutcome>;

interface Answer {
  readonly battle: { readonly id: string } & FragmentType<typeof BATTLE_ROOM>;
  readonly key: string | null;
  readonly wallet: Wallet;
}

const outcomeOf = ({ commandId, act }: BattleCommand, answer: Answer | undefined): BattleOutcome => {
  if (answer === undefined) throw new Error('an answer without data');
  const { battle, key, wallet } = answer;
  return { commandId, act, battleId: battle.id, battle: readFragment(BATTLE_ROOM, battle), key, wallet };
};

/** An outcome that can count: the promise comes with all entries that it covers. */
type Promised = BattleOutcome & { readonly promise: PromisedNote | null };

const fetchPolicy = 'no-cache';

const create = (
  client: ApolloClient,
  load: LoadLaneDevice,
  { commandId, loose, order }: Extract<BattleCommand, { readonly act: 'create' }>,
  playerId: string,
): Promise<Promised> =>
  intoRoom(
    load,
    { commandId, loose, playerId, asked: askedCreation(order, playerId), besides: {} },
    async (command) => {
      const input = { ...createBattleInput(commandId, command), expectedBeacon: order.expectedBeacon };
      const { data } = await client.mutate({ mutation: CREATE_BATTLE, variables: { input }, fetchPolicy });
      if (data === undefined) throw new Error('an answer without data');
      const { battle, key, wallet, promise } = data.createBattle;
      return { commandId, act: 'create', battleId: battle.id, battle: null, key: key ?? null, wallet, promise };
    },
  );

const join = (
  client: ApolloClient,
  load: LoadLaneDevice,
  command: Extract<BattleCommand, { readonly act: 'join' }>,
  playerId: string,
): Promise<Promised> => {
  const { commandId, loose, battleId, seat, key } = command;
  const besides = key === null ? {} : { key };
  return intoRoom(
    load,
    { commandId, loose, playerId, asked: askedSeat(battleId, seat, playerId), besides },
    async (whole) => {
      const input = joinBattleInput(commandId, whole, besides);
      const { data } = await client.mutate({ mutation: JOIN_BATTLE, variables: { input }, fetchPolicy });
      return { ...outcomeOf(command, data?.joinBattle), promise: data?.joinBattle.promise ?? null };
    },
  );
};

const send = async (
  client: ApolloClient,
  load: LoadLaneDevice,
  command: BattleCommand,
  playerId: string,
): Promise<BattleOutcome> => {
  const { commandId } = command;
  switch (command.act) {
    case 'create':
      return create(client, load, command, playerId);
    case 'join':
      return join(client, load, command, playerId);
    case 'bot': {
      const { battleId, seat } = command;
      const input = { commandId, battleId, seat };
      const { data } = await client.mutate({ mutation: ADD_BOT, variables: { input }, fetchPolicy });
      return outcomeOf(command, data?.addBot);
    }
    case 'fill': {
      const { battleId, bots } = command;
      const input = { commandId, battleId, bots: [...bots] };
      const { data } = await client.mutate({ mutation: FILL_WITH_BOTS, variables: { input }, fetchPolicy });
      return outcomeOf(command, data?.fillWithBots);
    }
    case 'dissolve': {
      const { battleId } = command;
      const variables = { commandId, battleId };
      const { data } = await client.mutate({ mutation: DISSOLVE_BATTLE, variables, fetchPolicy });
      return outcomeOf(command, data?.dissolveBattle);
    }
  }
};

/** Battles share one slot on the device: their next page asks about a command that was sent and never answered. */
const battlesOn = (load: LoadLaneDevice): PlayKind<BattleCommand, BattleOutcome> => ({
  slot: 'battle',
  readBody: commandFrom,
  send: (client, command, playerId) => send(client, load, command, playerId),
});

export const useBattleCommand = (): BattlePlay => {
  const load = useLaneDevice();
  useWarmLane();
  return usePendingPlay(useMemo(() => battlesOn(load), [load]));
};
