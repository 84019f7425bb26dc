import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type SkinId, skinStream } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import { type SkinDefinition, type SkinEvent, skinPublished } from './events.ts';
import type { SeesSkins } from './state.ts';

export type PublishSkin = {
  readonly type: 'PublishSkin';
  readonly skin: SkinId;
  readonly definition: SkinDefinition;
};

/** Each wear once and worth something; a float range where there is a wear, none where there isn't. */
const refusal = (skin: SkinId, { wears }: SkinDefinition): Rejection | null => {
  for (const [index, { wear, floatMin, floatMax, value }] of wears.entries()) {
    const ranged = wear === '' ? floatMin === 0 && floatMax === 0 : floatMin < floatMax;
    const once = wears.findIndex((one) => one.wear === wear) === index;
    if (!ranged || !once || parseMoney(value) <= 0n) return reject('CATALOG_INVALID', { skin, wear });
  }
  return null;
};

export const publishSkin: Handler<PublishSkin, SkinEvent, SeesSkins> = {
  needs: ({ skin }) => ({ streams: [skinStream(skin)], guards: [], pairs: [] }),

  decide: ({ skin, definition }, world, commandId) => {
    const refused = refusal(skin, definition);
    if (refused !== null) return refused;
    const state = world.skin(skin);
    if (state.status === 'published' && canonicalJson(state.definition) === canonicalJson(definition)) {
      return reject('NOTHING_TO_DO');
    }
    const version = state.status === 'published' ? state.version + 1 : 1;
    return accept([skinPublished.in(skinStream(skin), { commandId, skin, version, definition })]);
  },
};
