import type { OperatorParts } from '../perform.ts';

/** What an operator's acts tell beyond their answer, to nobody. */
export const SILENT_PARTS: Pick<OperatorParts, 'line' | 'mail' | 'mails' | 'publicOrigin'> = {
  line: () => undefined,
  mail: { keep: async () => undefined, wake: () => undefined },
  mails: false,
  publicOrigin: () => 'https://glasscase.example',
};
