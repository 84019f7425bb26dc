import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type SkinId, skinStream, termsStream } from '../../kernel/ids.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { maxFallPercent } from '../../market/terms.ts';
import { inForce } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type SkinDefinition, type SkinEvent, skinPublished } from './events.ts';
import { highestLately, type SeesSkins } from './state.ts';

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

/**
 * Refuses a value that falls too fast. Players sell items at the catalog's value once the lock of the committed one is
 * over, so the terms bound its fall in percent of the highest value of the last 24 hours; the lowest allowed value is
 * rounded down.
 */
const refuseFall = (
  { skin, definition }: PublishSkin,
  world: Pick<World, 'at'> & SeesSkins & SeesTerms,
): Rejection | null => {
  const period = inForce(world.terms(), 'items', world.at);
  const bound = period && maxFallPercent(period.values);
  if (bound === null) return null;
  for (const { wear, value } of definition.wears) {
    const highest = highestLately(world.skin(skin), wear, world.at);
    if (highest === null) continue;
    const lowest = (highest * BigInt(100 - bound)) / 100n;
    if (parseMoney(value) < lowest) return reject('CATALOG_INVALID', { skin, wear, lowest: formatMoney(lowest) });
  }
  return null;
};

export const publishSkin: Handler<PublishSkin, SkinEvent, SeesSkins & SeesTerms> = {
  needs: ({ skin }) => ({ streams: [skinStream(skin), termsStream], guards: [], pairs: [] }),

  decide: (command, world, commandId) => {
    const { skin, definition } = command;
    const refused = refusal(skin, definition) ?? refuseFall(command, world);
    if (refused !== null) return refused;
    const state = world.skin(skin);
    if (state.status === 'published' && canonicalJson(state.definition) === canonicalJson(definition)) {
      return reject('NOTHING_TO_DO');
    }
    const version = state.status === 'published' ? state.version + 1 : 1;
    return accept([skinPublished.in(skinStream(skin), { commandId, skin, version, definition })]);
  },
};
