import type { ApolloClient } from '@apollo/client';
import { pageHashing } from '../../../engine/audit/replay/page-hashing.ts';
import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { isHexHash, isItemId, isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { readFragment } from '../../generated/index.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { type PairedBody, pairedBodyFrom } from '../play/paired-body.ts';
import { isCount } from '../play/play-record.ts';
import { type PairedKind, type PairedOutcome, type PairedPlay, usePairedPlay } from '../play/use-paired-play.ts';
import { idsFrom } from '../stake-picker/item-ids.ts';
import {
  CONTRACT_PLAYED,
  CONTRACT_TABLE,
  CONTRACT_TABLE_FACTS,
  type ContractPlayed,
  type ContractTable,
  PLAY_CONTRACT,
} from './contract-query.ts';

/** The body of a contract's command. */
export interface ContractBody extends PairedBody {
  /** Hash of the terms that were shown. */
  readonly terms: string;
  readonly itemIds: string[];
  /** The value of all items together, minor units. */
  readonly stake: number;
  /** Of the table that was shown. */
  readonly tableHash: string;
}

/** Null for anything that isn't a whole contract. */
export const contractBodyFrom = (stored: unknown): ContractBody | null => {
  const paired = pairedBodyFrom(stored);
  if (paired === null || !isRecord(stored)) return null;
  const { terms, stake, tableHash } = stored;
  const itemIds = idsFrom(stored.itemIds);
  if (typeof terms !== 'string') return null;
  if (itemIds === null || !isCount(stake) || typeof tableHash !== 'string') return null;
  return { ...paired, terms, itemIds, stake, tableHash };
};

export interface ContractOutcome extends PairedOutcome {
  readonly played: ContractPlayed;
  /** The table of the draw; null where the site has another one for this stake by now, or doesn't answer. */
  readonly table: ContractTable | null;
}

export type ContractPlay = PairedPlay<ContractBody, ContractOutcome>;

/** The signed table. The shown one is in the cache; after a reload the page asks the site again. */
const signedTable = async (client: ApolloClient, { stake, tableHash }: ContractBody): Promise<ContractTable | null> => {
  try {
    const { data } = await client.query({ query: CONTRACT_TABLE, variables: { stake } });
    const table = readFragment(CONTRACT_TABLE_FACTS, data?.contractTable) ?? null;
    return table !== null && pageHashing().sha256Text(table.text) === tableHash ? table : null;
  } catch {
    return null;
  }
};

/** The command that the log must hold for a contract. @throws TypeError for an invalid id or hash */
export const askedContract = (body: ContractBody, playerId: string): AskedCommand => ({
  type: 'PlayContract',
  playerId: mustBe(isPlayerId, playerId),
  terms: mustBe(isHexHash, body.terms),
  itemIds: body.itemIds.map((id) => mustBe(isItemId, id)),
  stake: String(body.stake),
  tableHash: mustBe(isHexHash, body.tableHash),
});

export const CONTRACTS: PairedKind<ContractBody, ContractOutcome> = {
  slot: 'contract',
  readBody: contractBodyFrom,
  asked: askedContract,
  shown: ({ played: { id, ticket, entry, item } }) => [
    { ...{ id, ticket, entry, item: item.id }, skin: { id: item.skin.id, wear: item.wear ?? null, value: item.value } },
  ],
  table: async (client, body) => (await signedTable(client, body))?.text ?? null,
  send: async (client, body, brought) => {
    const { loose: _, ...asked } = body;
    const { data } = await client.mutate({
      mutation: PLAY_CONTRACT,
      variables: { input: { ...asked, ...brought } },
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('an answer without data');
    const { play, wallet, promise } = data.playContract;
    const table = await signedTable(client, body);
    return {
      commandId: body.commandId,
      lastRound: play.id,
      played: readFragment(CONTRACT_PLAYED, play),
      table,
      wallet,
      promise,
    };
  },
};

export const useContractPlay = (): ContractPlay => usePairedPlay(CONTRACTS);
