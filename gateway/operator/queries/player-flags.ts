import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { type Burst, burstIn } from '../care/bursts.ts';
import type { FlagKind } from '../generated/resolvers.ts';

/** Others that one flag names. */
const OTHERS = 20;
/** Newest rows that each rule looks at. */
const DEVICES = 50;
const EVENTS = 200;
const PAIRS = 50;
const PLAYS = 2_000;
const ORDERS = 200;
const PLAY_RULE = { least: 200, times: 5 };
const DEPOSIT_RULE = { least: 4, times: 3 };

/** Another player whom a flag names: the name is masked. */
interface Other {
  readonly playerId: string;
  readonly nickname: string;
}

export interface PlayerFlag {
  readonly kind: FlagKind;
  readonly others: readonly Other[];
  /** Of a burst the count of its hour and the usual one; of charges back and problems how many there are. */
  readonly count: number | null;
  readonly usual: number | null;
}

type OwnAccount = Row<'account', readonly ['accountId', 'playerId', 'inviteCode']>;

/** The first letter alone. */
const masked = ({ playerId, nickname }: Other): Other => ({ playerId, nickname: `${[...nickname][0] ?? ''}***` });

const others = db.selectFrom('account as a').select(['a.playerId', 'a.nickname']).distinct().limit(OTHERS);

const sharingDevice = ({ accountId }: OwnAccount) => {
  const own = db
    .selectFrom('knownDevice')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .orderBy('lastSeenAt', 'desc')
    .limit(DEVICES);
  return others
    .innerJoin('knownDevice as d', 'd.accountId', 'a.accountId')
    .where('d.tokenHash', 'in', own)
    .where('a.accountId', '<>', accountId);
};

const sharingAddress = ({ accountId }: OwnAccount) => {
  const newest = db
    .selectFrom('securityEvent')
    .select('addressHash')
    .where('accountId', '=', accountId)
    .orderBy('eventId', 'desc')
    .limit(EVENTS);
  const own = db.selectFrom(newest.as('own')).select('addressHash').where('addressHash', 'is not', null).distinct();
  return others
    .innerJoin('securityEvent as e', 'e.accountId', 'a.accountId')
    .where('e.addressHash', 'in', own)
    .where('e.kind', 'in', ['registered', 'signed-in'])
    .where('a.accountId', '<>', accountId);
};

const sharingSeed = ({ playerId }: OwnAccount) => {
  const own = db
    .selectFrom('seedPair')
    .select('userSeed')
    .where('playerId', '=', playerId)
    .orderBy('seq', 'desc')
    .limit(PAIRS);
  return others
    .innerJoin('seedPair as p', 'p.playerId', 'a.playerId')
    .where('p.userSeed', 'in', own)
    .where('a.playerId', '<>', playerId);
};

/** Of these accounts, those whom the player invited, or who invited the player. */
const inCircle = ({ playerId, inviteCode }: OwnAccount, ids: readonly string[]) => {
  const codeOf = (player: string) =>
    db.selectFrom('promotionCode').select('code').where('playerId', '=', player).limit(1);
  const inviter = db
    .selectFrom('promotionCode')
    .select('playerId')
    .where('code', '=', (inviteCode ?? '').toUpperCase());
  return others
    .where('a.playerId', '=', fragment<string>`ANY(${ids}::text[])`)
    .where(({ eb, or }) =>
      or([
        eb(fragment<string>`upper(a.invite_code) COLLATE "C"`, '=', codeOf(playerId)),
        eb('a.playerId', 'in', inviter),
      ]),
    );
};

const momentsOf = async (query: Parameters<typeof runQuery<{ readonly at: Instant }>>[1], sql: SqlClient) =>
  (await runQuery(sql, query)).map(({ at }) => at);

/** Signs that an account may not be what it says. None proves anything. */
export const flagsOf = async (
  { sql, now }: { readonly sql: SqlClient; readonly now: () => Instant },
  player: PlayerId,
): Promise<readonly PlayerFlag[]> => {
  const finding = db.selectFrom('account').select(['accountId', 'playerId', 'inviteCode']);
  const [account] = await runQuery(sql, finding.where('playerId', '=', player));
  if (account === undefined) return [];
  const flags: PlayerFlag[] = [];
  const shared = new Set<string>();
  const named = async (kind: FlagKind, query: Parameters<typeof runQuery<Other>>[1]): Promise<void> => {
    const found = await runQuery(sql, query);
    for (const { playerId } of found) shared.add(playerId);
    if (found.length > 0) flags.push({ kind, others: found.map(masked), count: null, usual: null });
  };
  await named('SHARED_DEVICE', sharingDevice(account));
  await named('SHARED_ADDRESS', sharingAddress(account));
  await named('SHARED_SEED', sharingSeed(account));
  if (shared.size > 0) await named('BONUS_CIRCLE', inCircle(account, [...shared]));

  const burst = (kind: FlagKind, found: Burst | null): void => {
    if (found !== null) flags.push({ kind, others: [], count: found.count, usual: found.usual });
  };
  const plays = db.selectFrom('play').select('at').where('playerId', '=', player).orderBy('position', 'desc');
  burst('PLAY_BURST', burstIn(await momentsOf(plays.limit(PLAYS), sql), now(), PLAY_RULE));
  const orders = db.selectFrom('depositOrder').where('accountId', '=', account.accountId);
  const newest = orders.select('createdAt as at').orderBy('createdAt', 'desc').orderBy('orderId', 'desc');
  burst('DEPOSIT_BURST', burstIn(await momentsOf(newest.limit(ORDERS), sql), now(), DEPOSIT_RULE));

  const counted = (kind: FlagKind, rows: readonly object[]): void => {
    if (rows.length > 0) flags.push({ kind, others: [], count: rows.length, usual: null });
  };
  const corrections = db
    .selectFrom('movement')
    .select('position')
    .where('playerId', '=', player)
    .where('action', '=', 'ADJUSTMENT')
    .orderBy('position', 'desc')
    .limit(ORDERS);
  const back = db.selectFrom('houseAct').select('position').where('position', 'in', corrections);
  const paid = orders.select('orderId').orderBy('createdAt', 'desc').orderBy('orderId', 'desc').limit(ORDERS);
  const reversed = db.selectFrom('depositReversal').select('position').where('depositId', 'in', paid);
  counted('CHARGEBACK', [
    ...(await runQuery(sql, back.where('reason', '=', 'chargeback'))),
    ...(await runQuery(sql, reversed.where('kind', '=', 'chargeback'))),
  ]);
  const troubled = orders.select('orderId').where('problem', 'is not', null).limit(ORDERS);
  counted('PAYMENT_PROBLEM', await runQuery(sql, troubled));
  return flags;
};
