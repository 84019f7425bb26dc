import type { SeesSkins } from '../../catalog/skin/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Wear } from '../../fairness/odds.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { contractPoolStream, isHexHash, mustBe, type SkinId, skinStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { findTarget, type TargetFacts } from '../find-target.ts';
import { type ContractPoolPublished, contractPoolPublished, MAX_POOL } from './events.ts';
import type { SeesContractPool } from './pool-state.ts';
import { contractPoolHash, inPoolOrder } from './table.ts';

/** Publishes what contracts may bring, or a new version of it. Values come from the catalog's skins. */
export type PublishContractPool = {
  readonly type: 'PublishContractPool';
  /** 1 to 300 different skins in a wear, in any order. */
  readonly entries: readonly { readonly skin: SkinId; readonly wear: Wear | '' }[];
};

export const publishContractPoolWith = (
  hashing: Hashing,
): Handler<PublishContractPool, ContractPoolPublished, SeesContractPool & SeesSkins> => ({
  needs: ({ entries }) => ({
    streams: [contractPoolStream, ...new Set(entries.map(({ skin }) => skinStream(skin)))],
    guards: [],
    pairs: [],
  }),

  decide: ({ entries }, world, commandId) => {
    if (entries.length < 1 || entries.length > MAX_POOL) return reject('CATALOG_INVALID', { entries: entries.length });
    const pool: TargetFacts[] = [];
    for (const { skin, wear } of entries) {
      const target = findTarget(skin, wear, world);
      const twice = pool.some((one) => one.skin === skin && one.wear === wear);
      if (target === null || twice) return reject('CATALOG_INVALID', { skin, wear });
      pool.push(target);
    }
    pool.sort(inPoolOrder);
    const poolHash = mustBe(isHexHash, contractPoolHash(hashing, pool));
    const before = world.contractPool();
    if (before.status === 'published' && before.poolHash === poolHash) return reject('NOTHING_TO_DO');
    const version = before.status === 'absent' ? 1 : before.version + 1;
    return accept([contractPoolPublished.in(contractPoolStream, { commandId, version, pool, poolHash })]);
  },
});
