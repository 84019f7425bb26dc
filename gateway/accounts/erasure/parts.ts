import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { retrievalData } from '../../money/fulfilment/personal-data.ts';
import { depositData } from '../../money/payments/personal-data.ts';
import type { PromotionCodes } from '../../money/rewards/promotion-codes.ts';
import type { Inbox } from '../../site/messages/inbox.ts';
import { MAX_TICKETS_PAGE, type Support } from '../../site/support/support.ts';
import type { Restrictions } from '../restrictions/restrictions.ts';
import type { ImposedLimits } from '../safer-play/imposed-limits.ts';
import type { SaferPlay } from '../safer-play/safer-play.ts';
import { type OwnDataParts, ownData } from './own-data.ts';
import { type PersonalData, timeText } from './personal-data.ts';

export interface PersonalDataParts extends OwnDataParts {
  readonly saferPlay: Pick<SaferPlay, 'of'>;
  readonly imposedLimits: Pick<ImposedLimits, 'history'>;
  readonly promotionCodes: Pick<PromotionCodes, 'of'>;
  readonly inbox: Pick<Inbox, 'all'>;
  readonly support: Pick<Support, 'page' | 'entries'>;
  readonly restrictions: Pick<Restrictions, 'history' | 'inForce'>;
}

const RESTRICTIONS_EXPORTED = 1_000;
const LIMITS_EXPORTED = 1_000;
const ACTS_EXPORTED = 1_000;
const NOTES_EXPORTED = 1_000;

type OfPlayers =
  | 'saferPlay'
  | 'guard'
  | 'playerRestriction'
  | 'imposedLimit'
  | 'promotionCode'
  | 'message'
  | 'supportTicket'
  | 'operatorProposal'
  | 'playerNote'
  | 'liabilityLeaf';

/** Deletes a player's rows of these tables. */
const erasing =
  (...tables: readonly OfPlayers[]): NonNullable<PersonalData['erase']> =>
  async ({ playerId }, tx) => {
    for (const table of tables) await runQuery(tx, db.deleteFrom(table).where('playerId', '=', playerId));
  };

/**
 * A player's limits, time-outs and exclusions, and the reasons of limits that an operator set, but not the operator. An
 * exclusion outlasts the account.
 */
const saferPlayData = ({ saferPlay, imposedLimits }: PersonalDataParts): PersonalData => ({
  name: 'saferPlay',
  export: async ({ playerId }) => {
    const { limits, timeOutUntil, excludedUntil, reminder } = await saferPlay.of(playerId);
    return {
      limits: limits.map(({ kind, period, amount, from }) => ({
        ...{ kind, period },
        amount: amount === null ? null : String(amount),
        from: timeText(from),
      })),
      timeOutUntil: timeText(timeOutUntil),
      excludedUntil: timeText(excludedUntil),
      realityCheckMinutes: reminder,
      limitsBySupport: (await imposedLimits.history(playerId, LIMITS_EXPORTED)).map(
        ({ kind, period, amount, reason, imposedAt }) => ({
          ...{ kind, period, reason },
          amount: String(amount),
          from: timeText(imposedAt),
        }),
      ),
    };
  },
  keep: async ({ playerId }) => ({ excludedUntil: (await saferPlay.of(playerId)).excludedUntil }),
  erase: erasing('saferPlay', 'guard', 'imposedLimit'),
});

/** Blocks and holds, with what was said of them, but not who said it. A block outlasts the account. */
const restrictionsData = ({ restrictions }: PersonalDataParts): PersonalData => ({
  name: 'restrictions',
  export: async ({ playerId }) =>
    (await restrictions.history(playerId, RESTRICTIONS_EXPORTED)).map(({ kind, scope, imposed, until, lifted }) => ({
      ...{ kind, scope },
      reason: imposed.reason,
      from: timeText(imposed.at),
      until: timeText(until),
      liftedAt: timeText(lifted?.at ?? null),
    })),
  keep: async ({ playerId }) => {
    const blocks = (await restrictions.inForce(playerId)).filter(({ kind }) => kind === 'block');
    return { excludedUntil: blocks[0]?.until ?? null };
  },
  erase: erasing('playerRestriction'),
});

/** The own promotion code goes with the account. */
const promotionData = ({ promotionCodes }: PersonalDataParts): PersonalData => ({
  name: 'promotionCode',
  export: ({ playerId }) => promotionCodes.of(playerId),
  erase: erasing('promotionCode'),
});

/** A player's inbox: it goes with the account. */
const messagesData = ({ inbox }: PersonalDataParts): PersonalData => ({
  name: 'messages',
  export: async ({ playerId }) =>
    (await inbox.all(playerId)).map(({ content, visibleAt, readAt }) => ({
      ...content,
      ...(content.template === 'security' ? { link: undefined } : {}),
      createdAt: timeText(visibleAt),
      readAt: timeText(readAt),
    })),
  erase: erasing('message'),
});

/** A player's messages to support, and the answers. An erasure deletes them with the account. */
const supportData = ({ support }: PersonalDataParts): PersonalData => ({
  name: 'supportTickets',
  export: async ({ playerId }) => {
    const { rows } = await support.page(playerId, MAX_TICKETS_PAGE, null);
    return Promise.all(
      rows.map(async ({ id, subject, state, createdAt }) => {
        const entries = (await support.entries(id)).map(({ fromSupport, text, at }) => {
          return { fromSupport, text, at: timeText(at) };
        });
        return { subject, state, createdAt: timeText(createdAt), entries };
      }),
    );
  },
  erase: erasing('supportTicket'),
});

/** Acts of operators on the player, with their words, but without the operators. */
const actsData = (sql: SqlClient): PersonalData => ({
  name: 'operatorActs',
  export: async ({ playerId }) => {
    const proposals = db
      .selectFrom('operatorProposal')
      .select(['actId', 'effect', 'changes', 'reason', 'refusal', 'createdAt'])
      .where('playerId', '=', playerId)
      .orderBy('createdAt', 'desc')
      .limit(ACTS_EXPORTED);
    return (await runQuery(sql, proposals)).map(({ createdAt, ...rest }) => ({
      ...rest,
      createdAt: timeText(createdAt),
    }));
  },
  erase: erasing('operatorProposal'),
});

/** Notes of operators on the player, but without the operators. */
const notesData = (sql: SqlClient): PersonalData => ({
  name: 'operatorNotes',
  export: async ({ playerId }) => {
    const notes = db.selectFrom('playerNote').select(['about', 'text', 'at', 'withdrawnAt']);
    const newest = notes.where('playerId', '=', playerId).orderBy('at', 'desc').orderBy('noteId', 'desc');
    return (await runQuery(sql, newest.limit(NOTES_EXPORTED))).map(({ at, withdrawnAt, ...rest }) => ({
      ...rest,
      ...{ at: timeText(at), withdrawnAt: timeText(withdrawnAt) },
    }));
  },
  erase: erasing('playerNote'),
});

/** A player's leaves in the trees of statements, with the salts that open them. */
const liabilityData = (sql: SqlClient): PersonalData => ({
  name: 'liabilityLeaves',
  export: async ({ playerId }) => {
    const leaves = db
      .selectFrom('liabilityLeaf')
      .innerJoin('liabilityTree', 'liabilityTree.treeId', 'liabilityLeaf.treeId')
      .select(['position', fragment<string>`encode(salt, 'hex')`.as('salt'), 'coin', 'points', 'locked'])
      .where('playerId', '=', playerId)
      .orderBy('position', 'desc');
    return (await runQuery(sql, leaves)).map(({ coin, points, locked, ...rest }) => ({
      ...rest,
      ...{ coin: String(coin), points: String(points), locked: String(locked) },
    }));
  },
  erase: erasing('liabilityLeaf'),
});

/** All data about players outside of the log: `myData` exports it, and an erasure deletes it. */
export const personalDataOf = (parts: PersonalDataParts): readonly PersonalData[] => [
  // The account itself comes first; the rows that refer to it follow.
  ...ownData(parts),
  saferPlayData(parts),
  restrictionsData(parts),
  promotionData(parts),
  messagesData(parts),
  supportData(parts),
  actsData(parts.sql),
  notesData(parts.sql),
  depositData(parts.sql),
  retrievalData(parts.sql),
  liabilityData(parts.sql),
];
