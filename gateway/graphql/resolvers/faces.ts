import { drawnAvatar } from '../../avatars/paths.ts';
import type { GatewayContext } from '../context.ts';

export { drawnAvatar };

/** Shown in the place of a name where the account is erased. */
const NOBODY = '—';

export const nicknameOf = async ({ face }: Pick<GatewayContext, 'face'>, playerId: string): Promise<string> =>
  (await face(playerId))?.nickname ?? NOBODY;

/** An erased account's picture is drawn from the id in the log. */
export const avatarOf = async ({ face }: Pick<GatewayContext, 'face'>, playerId: string): Promise<string> =>
  (await face(playerId))?.avatar ?? drawnAvatar(playerId);

/** The fields of whatever shows a player to others. */
export const facesOf = <Model>(playerOf: (model: Model) => string) => ({
  nickname: (model: Model, _arguments: object, context: GatewayContext) => nicknameOf(context, playerOf(model)),
  avatar: (model: Model, _arguments: object, context: GatewayContext) => avatarOf(context, playerOf(model)),
  mine: (model: Model, _arguments: object, context: GatewayContext) => context.isViewer(playerOf(model)),
});
