import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { firstDifference } from '../kernel/same-json.ts';
import { type ActRules, actRules, TWO_PEOPLE_KINDS } from './act-rules.ts';
import { type ActRulesPublished, actRulesPublished } from './events.ts';
import type { SeesTerms } from './state.ts';

/** The operator publishes which acts take two people. */
export type PublishActRules = { readonly type: 'PublishActRules' } & Omit<ActRules, 'version'>;

/** INPUT_INVALID: a kind that there isn't, or kinds that aren't in their order. NOTHING_TO_DO: these rules are in force. */
export const publishActRules: Handler<PublishActRules, ActRulesPublished, SeesTerms> = {
  needs: () => ({ streams: [termsStream], guards: [], pairs: [] }),

  decide: ({ type: _, ...asked }, world, commandId) => {
    // The same rules are the same bytes.
    const inOrder = TWO_PEOPLE_KINDS.filter((kind) => asked.twoPeople.includes(kind));
    if (!actRules.safeParse(asked).success || firstDifference(inOrder, asked.twoPeople) !== null)
      return reject('INPUT_INVALID', { field: 'twoPeople' });
    const { version, ...before } = world.terms().acts;
    if (firstDifference(before, asked) === null) return reject('NOTHING_TO_DO');
    return accept([
      actRulesPublished.in(termsStream, { commandId, version: version + 1, ...asked, twoPeople: inOrder }),
    ]);
  },
};
