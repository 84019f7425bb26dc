import { isRoundId } from '../../../engine/kernel/ids.ts';
import type { CaseVersion } from '../../../engine/projections/queries/catalog.ts';
import { logState } from '../../../engine/projections/queries/log.ts';
import { isPlayOf, MAX_PLAYS_PAGE, type PlayOf, playById, playsIn } from '../../../engine/projections/queries/plays.ts';
import { GatewayError } from '../../errors.ts';
import { type GatewayContext, requireViewer } from '../context.ts';
import type { QueryResolvers, RoundResolvers } from '../generated/resolvers.ts';
import type { RoundModel } from '../models.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { caseNamesIn, entryAt } from './catalog.ts';
import { itemOf } from './items.ts';

const asRound = (play: PlayOf<'case'>): RoundModel => ({ ...play, freshItem: null });

/** The read model runs a moment behind the log: a round of just now is waited for. */
const awaitedPlay = async ({ ports }: GatewayContext, id: string) => {
  const found = await playById(ports.sql, id);
  if (found !== null) return found;
  const { size } = await logState(ports.sql, 0, 0);
  await ports.catchUp('plays', size - 1);
  return playById(ports.sql, id);
};

export const roundQueries: Pick<QueryResolvers, 'round' | 'rounds'> = {
  round: async (_root, { id }, context) => {
    if (!isRoundId(id)) return null;
    const play = await awaitedPlay(context, id);
    return play !== null && isPlayOf('case', play) ? asRound(play) : null;
  },
  rounds: async (_root, { first, after }, context) => {
    const { playerId } = await requireViewer(context);
    const page = await playsIn(context.ports.sql, playerId, 'case', pageArguments(first ?? 15, after, MAX_PLAYS_PAGE));
    return connectionOf({ ...page, rows: page.rows.map(asRound) }, 'plays', ({ position }) => [position]);
  },
};

const versionOf = async ({ data }: RoundModel, { catalogs }: GatewayContext): Promise<CaseVersion> => {
  const version = await catalogs.version(data.case, data.caseVersion);
  if (version === null) throw new GatewayError('INTERNAL', {}, `no version ${data.caseVersion} of ${data.case}`);
  return version;
};

/** Pairs are a read model of their own, which may run behind that of the rounds. @throws GatewayError BUSY */
const pairOf = async ({ data, position }: RoundModel, { ports, seedPair }: GatewayContext) => {
  const folded = await ports.catchUp('seed-pairs', position);
  const pair = await seedPair(data.pairId);
  if (pair !== undefined) return pair;
  throw folded ? new GatewayError('INTERNAL', {}, `no seed pair of round ${data.roundNo}`) : new GatewayError('BUSY');
};

export const roundFields: RoundResolvers = {
  playedAt: ({ at }) => at,
  caseSlug: ({ data }) => data.case,
  caseVersion: ({ data }) => data.caseVersion,
  caseNames: ({ data }, _arguments, { catalog }) => caseNamesIn(catalog, data.case),
  price: ({ staked }) => staked,
  pairId: ({ data }) => data.pairId,
  publicHash: async (round, _arguments, context) => (await pairOf(round, context)).publicHash,
  roundNo: ({ data }) => data.roundNo,
  userSeed: ({ data }) => data.userSeed,
  entropy: ({ data }) => data.entropy,
  oddsHash: ({ data }) => data.oddsHash,
  oddsTable: async (round, _arguments, context) => (await versionOf(round, context)).oddsTable,
  ticket: ({ data }) => data.ticket,
  float: ({ data }) => data.float,
  entry: async (round, _arguments, context) => entryAt(await versionOf(round, context), round.data.entry),
  item: ({ data, freshItem }, _arguments, context) => freshItem ?? itemOf(context, data.itemId),
  reveal: async (round, _arguments, context) => {
    const { reveal } = await pairOf(round, context);
    return reveal === null ? null : { serverSeed: reveal.serverSeed, salt: reveal.salt, position: reveal.position };
  },
  nickname: async ({ data }, _arguments, { face }) => (await face(data.playerId))?.nickname ?? null,
};
