import { db, runQuery } from '../../../engine/database/queries.ts';
import { choosePool } from '../../../engine/games/contract/choose-pool.ts';
import type { PublishContractPool } from '../../../engine/games/contract/publish-pool.ts';
import { idIn, isSkinId, mustBe, type StreamId } from '../../../engine/kernel/ids.ts';
import type { CatalogDesk } from './catalog-now.ts';

/** Most skins that are looked at. */
const MAX_SKINS = 20_000;

/** The pool of contracts that follows from the catalog as the log has it now. */
export const poolEntries = async ({ sql, readStreams }: CatalogDesk): Promise<PublishContractPool['entries']> => {
  const skins = db.selectFrom('stream').select('streamId').$narrowType<{ streamId: StreamId }>();
  const found = await runQuery(sql, skins.where('streamId', 'like', 'skin-%').orderBy('streamId').limit(MAX_SKINS));
  const states = await readStreams(found.map(({ streamId }) => streamId));
  const offered = [...states].flatMap(([stream, { category, state }]) => {
    if (category !== 'skin' || state.status === 'absent') return [];
    const skin = mustBe(isSkinId, idIn(stream));
    return state.definition.wears.map((wear) => ({ ...wear, skin }));
  });
  return choosePool(offered);
};
