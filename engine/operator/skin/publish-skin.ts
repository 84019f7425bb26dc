import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type SkinId, skinStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { SkinDefinition } from './events.ts';

export type PublishSkin = {
  readonly type: 'PublishSkin';
  readonly skin: SkinId;
  readonly definition: SkinDefinition;
};

export const publishSkin: Handler<PublishSkin> = {
  needs: ({ skin }) => ({ streams: [skinStream(skin)], guards: [], pairs: [] }),

  decide: ({ skin, definition }, world, commandId) => {
    const state = world.skin(skin);
    if (state.status === 'published' && canonicalJson(state.definition) === canonicalJson(definition)) {
      return reject('NOTHING_TO_DO');
    }
    const version = state.status === 'published' ? state.version + 1 : 1;
    return accept([
      {
        stream: skinStream(skin),
        event: { type: 'SkinPublished', schemaVersion: 1, data: { commandId, skin, version, definition } },
      },
    ]);
  },
};
