import type { ApolloClient } from '@apollo/client';
import type { FragmentType } from '../../../generated/fragment-masking.ts';
import { readFragment } from '../../../generated/index.ts';
import type { Wallet } from '../../../platform/session.tsx';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from '../../play/use-pending-play.ts';
import { CREATE_BATTLE } from '../create/create-query.ts';
import { ADD_BOT, DISSOLVE_BATTLE, FILL_WITH_BOTS, JOIN_BATTLE } from '../room/room-commands.ts';
import { BATTLE_ROOM, type BattleRoom } from '../room/room-query.ts';
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

const send = async (client: ApolloClient, command: BattleCommand): Promise<BattleOutcome> => {
  const { commandId, entropy } = command;
  const fetchPolicy = 'no-cache';
  switch (command.act) {
    case 'create': {
      const input = { commandId, entropy, ...command.order, boxes: [...command.order.boxes] };
      const { data } = await client.mutate({ mutation: CREATE_BATTLE, variables: { input }, fetchPolicy });
      if (data === undefined || data === null) throw new Error('an answer without data');
      const { battle, key, wallet } = data.createBattle;
      return { commandId, act: 'create', battleId: battle.id, battle: null, key: key ?? null, wallet };
    }
    case 'join': {
      const { battleId, seat, key } = command;
      const input = { commandId, entropy, battleId, seat, key };
      const { data } = await client.mutate({ mutation: JOIN_BATTLE, variables: { input }, fetchPolicy });
      return outcomeOf(command, data?.joinBattle);
    }
    case 'bot': {
      const { battleId, seat } = command;
      const input = { commandId, entropy, battleId, seat };
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

/** Battles have one slot on the device: whatever was sent and never answered is asked about on their next page. */
const BATTLES: PlayKind<BattleCommand, BattleOutcome> = { slot: 'battle', readBody: commandFrom, send };

export const useBattleCommand = (): BattlePlay => usePendingPlay(BATTLES);
