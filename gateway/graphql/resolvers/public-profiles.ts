import { drawnAvatar, NOBODYS_AVATAR } from '../../accounts/avatars/paths.ts';
import type { GatewayContext } from '../context.ts';

export { drawnAvatar };

/** Null where the name is hidden or the account is erased. */
export const nicknameOf = async (
  { publicProfile }: Pick<GatewayContext, 'publicProfile'>,
  playerId: string,
): Promise<string | null> => (await publicProfile(playerId))?.nickname ?? null;

/** The avatar of a player; the same one for all players with a hidden name or an erased account. */
export const avatarOf = async (
  { publicProfile }: Pick<GatewayContext, 'publicProfile'>,
  playerId: string,
): Promise<string> => (await publicProfile(playerId))?.avatar ?? NOBODYS_AVATAR;

/** The id in the log, for the way to the player's page; null where there is none. */
export const shownIdOf = async (
  { publicProfile }: Pick<GatewayContext, 'publicProfile'>,
  playerId: string,
): Promise<string | null> => ((await publicProfile(playerId)) === undefined ? null : playerId);

/** The fields of a type that shows a player to others. */
export const publicProfileFields = <Model>(playerOf: (model: Model) => string) => ({
  playerId: (model: Model, _arguments: object, context: GatewayContext) => shownIdOf(context, playerOf(model)),
  nickname: (model: Model, _arguments: object, context: GatewayContext) => nicknameOf(context, playerOf(model)),
  avatar: (model: Model, _arguments: object, context: GatewayContext) => avatarOf(context, playerOf(model)),
  mine: (model: Model, _arguments: object, context: GatewayContext) => context.isViewer(playerOf(model)),
});
