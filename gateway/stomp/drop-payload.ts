import { displayName } from '../../engine/catalog/display.ts';
import type { Names } from '../../engine/catalog/document.ts';
import type { Drop } from '../../engine/projections/live-event.ts';
import { skinIn, wearOf } from '../graphql/resolvers/catalog.ts';
import { avatarOf } from '../graphql/resolvers/public-profiles.ts';
import { caseImage, skinImage } from '../pages/art-paths.ts';
import { majorUnits } from './money.ts';
import { type PayloadSource, shownName } from './payload-source.ts';

/** `Family | Finish (Wear Words)` in every language of the site. */
const weaponNamesOf = (finish: Names, family: Names, wear: string): Names => {
  const nameIn = (locale: keyof Names): string => displayName(finish, family, wearOf(wear) ?? '', locale);
  return { 'zh-CN': nameIn('zh-CN'), 'zh-TW': nameIn('zh-TW'), en: nameIn('en') };
};

/** The case an item came from, as it is now; a retired one has no picture. */
const boxOf = ({ catalogs, artVersion }: PayloadSource, slug: string | null) => {
  if (slug === null) return { boxId: null, boxName: null, boxNames: null, boxImage: null };
  const { caseNames, caseOf } = catalogs.latest();
  const names = caseNames.get(slug) ?? null;
  const open = caseOf.get(slug);
  const boxImage = open === undefined ? null : caseImage(slug, open.version, artVersion);
  return { boxId: slug, boxName: names?.['zh-CN'] ?? null, boxNames: names, boxImage };
};

/** `data` of CASE_DROP, UPGRADE_DROP and BATTLE_DROP. */
export const dropPayload = async (source: PayloadSource, drop: Drop, at: number) => {
  const { id, game, grade, skinId, wear, playerId, caseSlug } = drop;
  const { definition, version } = skinIn(source.catalogs.latest(), skinId);
  const weaponNames = weaponNamesOf(definition.finishNames, definition.familyNames, wear);
  const [nickname, avatar] = await Promise.all([shownName(source, playerId), avatarOf(source, playerId)]);
  return {
    id,
    game,
    grade,
    skinId,
    weaponName: weaponNames['zh-CN'],
    weaponNames,
    weaponImage: skinImage(skinId, version, source.artVersion),
    wear: wearOf(wear),
    value: majorUnits(BigInt(drop.value)),
    nickname,
    avatar,
    ...boxOf(source, caseSlug),
    createTime: new Date(at).toISOString(),
  };
};
