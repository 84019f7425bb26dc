import { byOperator, defineCommand, head } from '../kernel/definitions.ts';
import { termsStream } from '../kernel/ids.ts';
import { termsPublished } from './events.ts';
import { publishTerms } from './publish-terms.ts';

export const termsCommands = [
  defineCommand('PublishTerms', {
    handlerWith: () => publishTerms,
    actor: byOperator,
    stream: () => termsStream,
    heads: [head(termsPublished, ({ effectiveAt, sections }) => ({ type: 'PublishTerms', effectiveAt, sections }))],
  }),
] as const;
