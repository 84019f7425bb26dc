import { REPLAY_KINDS } from '../../engine/log/replayed.ts';
import { formatWitnessKey } from '../../engine/log/witness/cosignature.ts';
import { readArguments } from './arguments.ts';
import { createAuditorKeys } from './cosigner-file.ts';
import type { Subcommand } from './subcommand.ts';

export const cosigner: Subcommand = {
  usage: `npm run audit -- cosigner <file> <name>
  Makes the keys with which replay --cosign vouches for a log: one for public replays, one for full ones. The file is secret; what is
  printed goes to the site's operator, and to everybody who shall know the keys from elsewhere.
  Example: npm run audit -- cosigner auditor-keys auditor.example`,
  run: async (args) => {
    const given = readArguments(args, ['help'], [2]);
    const [file = '', name = ''] = given.words;
    const keys = await createAuditorKeys(file, name);
    process.stdout.write(REPLAY_KINDS.map((kind) => `${formatWitnessKey(keys[kind].key)}\n`).join(''));
    return 0;
  },
};
