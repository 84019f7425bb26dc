import type { OperatorParts } from '../perform.ts';

/** What an operator's acts tell beyond their answer, to nobody. */
export const TOLD_NOBODY: Pick<OperatorParts, 'line' | 'mail' | 'mails' | 'publicOrigin'> = {
  line: () => undefined,
  mail: { keep: async () => undefined, wake: () => undefined },
  mails: false,
  publicOrigin: () => 'https://glasscase.example',
};
