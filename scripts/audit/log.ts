import { surveyCommand } from './subcommand.ts';

export const log = surveyCommand<null>({
  name: 'log',
  usage: `npm run audit -- log <target>
  The signature, the tree and the form of every entry; nothing is decided again.
  Example: npm run audit -- log https://glasscase.example/ --key 'glasscase.example/log+…' --keep ./copy`,
  words: [1],
  prepare: async () => () => ({ record: () => {}, finish: () => null }),
  lines: () => [],
  clean: 'signature, tree and form are right',
});
