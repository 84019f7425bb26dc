import type { Database } from '../../engine/database/open-database.ts';
import type { GlasscaseEvent } from '../../engine/events.ts';
import type { Decision, StreamEvent } from '../../engine/glasscase-decision.ts';
import type { Rules } from '../../engine/registry.ts';

/** A bug that is put into the engine on purpose, to see that the laws find it. */
export interface Plant {
  /** Changes what the rules decide. */
  readonly rules?: (rules: Rules) => Rules;
  /** Tampers with what is stored, now and then. */
  readonly tamper?: (database: Database) => Promise<void>;
  /** Tells of an acceptance that never was: the outcome is made up. */
  readonly lie?: boolean;
}

type EventOf<Type extends GlasscaseEvent['type']> = Extract<GlasscaseEvent, { type: Type }>;

const isOf = <Type extends GlasscaseEvent['type']>(event: GlasscaseEvent, type: Type): event is EventOf<Type> =>
  event.type === type;

/** Rules whose accepted decisions are changed. */
const changing =
  (change: (events: readonly StreamEvent[]) => readonly StreamEvent[]) =>
  (rules: Rules): Rules => ({
    needs: rules.needs,
    decide: (command, world, commandId): Decision => {
      const decision = rules.decide(command, world, commandId);
      return decision.kind === 'accepted' ? { ...decision, events: change(decision.events) } : decision;
    },
  });

/** Rules in which events of one type are made other ones, or left out. */
const bending = <Type extends GlasscaseEvent['type']>(
  type: Type,
  bend: (event: EventOf<Type>) => GlasscaseEvent | null,
) =>
  changing((events) =>
    events.flatMap(({ stream, event }) => {
      const bent = isOf(event, type) ? bend(event) : event;
      return bent === null ? [] : [{ stream, event: bent }];
    }),
  );

const asOwner = (sql: string) => (database: Database) =>
  database.asOwner(async (session) => {
    await session.query(sql);
  });

/** Ways to get it wrong. */
export const plants = {
  'a sale pays twice': {
    rules: bending('ItemsSold', (event) => ({
      ...event,
      data: { ...event.data, total: String(2n * BigInt(event.data.total)) },
    })),
  },
  'a dissolved battle keeps a stake': { rules: bending('BattleRefunded', () => null) },
  'a lost upgrade burns nothing': {
    rules: bending('UpgradePlayed', (event) =>
      event.data.item === null ? { ...event, data: { ...event.data, staked: event.data.staked.slice(0, 1) } } : event,
    ),
  },
  'the loser of a battle gets the items too': {
    rules: changing((events) => {
      const items = events.flatMap(({ event }) => (event.type === 'BattleConcluded' ? event.data.items : []));
      return events.map(({ stream, event }) =>
        event.type === 'BattleConcluded'
          ? { stream, event: { ...event, data: { ...event.data, items } } }
          : { stream, event },
      );
    }),
  },
  'the house picks the ticket': {
    rules: bending('CaseOpened', (event) => ({ ...event, data: { ...event.data, ticket: 9_999_999 } })),
  },
  'a dream costs less than its fee': {
    rules: bending('DreamChased', (event) => ({
      ...event,
      data: { ...event.data, fee: String(BigInt(event.data.fee) / 2n + 1n) },
    })),
  },
  'a first deposit brings its bonus twice': {
    rules: bending('PaymentSettled', (event) => ({
      ...event,
      data: { ...event.data, bonuses: event.data.bonuses.flatMap((one) => [one, one]).slice(0, 2) },
    })),
  },
  'points multiply on their way to another player': {
    rules: bending('PointsReceived', (event) => ({
      ...event,
      data: { ...event.data, points: String(2n * BigInt(event.data.points)) },
    })),
  },
  'wagering releases no bonus': { rules: bending('BonusReleased', () => null) },
  'the log has a gap': { tamper: asOwner('UPDATE log_head SET position = position + 1 WHERE id = 1') },
  'receipts are forgotten': { tamper: asOwner('DELETE FROM receipt') },
  'deadlines are lost': { tamper: asOwner("DELETE FROM timer WHERE kind LIKE 'battle-%' OR kind LIKE 'giveaway-%'") },
  'a wallet drifts from the log': {
    tamper: asOwner(
      'UPDATE wallet SET coin = coin + 1 WHERE player_id = (SELECT player_id FROM wallet ORDER BY player_id LIMIT 1)',
    ),
  },
  'a sold item stays in the backpack': {
    tamper: asOwner(
      "UPDATE item SET state = 'held' WHERE item_id = (SELECT item_id FROM item WHERE state = 'sold' ORDER BY item_id LIMIT 1)",
    ),
  },
  'an acceptance is told that never was': { lie: true },
} as const satisfies Readonly<Record<string, Plant>>;

export type PlantName = keyof typeof plants;
