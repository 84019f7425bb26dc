import { byOperator, defineCommand, defineState, firstEvent } from '../kernel/definitions.ts';
import { termsStream } from '../kernel/ids.ts';
import { actRulesPublished, termsEvents, termsPublished } from './events.ts';
import { publishActRules } from './publish-act-rules.ts';
import { publishTerms } from './publish-terms.ts';
import { evolveTerms, NO_TERMS } from './state.ts';

const termsCommands = [
  defineCommand('PublishTerms', {
    handlerWith: () => publishTerms,
    actor: byOperator,
    stream: () => termsStream,
    firstEvents: [
      firstEvent(termsPublished, ({ effectiveAt, sections }) => ({ type: 'PublishTerms', effectiveAt, sections })),
    ],
  }),
  defineCommand('PublishActRules', {
    handlerWith: () => publishActRules,
    actor: byOperator,
    stream: () => termsStream,
    firstEvents: [
      firstEvent(actRulesPublished, ({ twoPeople, breakGlass }) => ({
        type: 'PublishActRules',
        twoPeople,
        breakGlass,
      })),
    ],
  }),
] as const;

/** The published terms of play, and which acts of operators take two people. */
export const terms = {
  events: termsEvents,
  commands: termsCommands,
  states: [
    defineState('terms', {
      initial: NO_TERMS,
      events: termsEvents,
      evolve: evolveTerms,
      bytes: ({ versions }) => 500 + 10_000 * versions.length,
    }),
  ],
} as const;
