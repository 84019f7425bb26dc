import { defaultChannels } from '../../../gateway/money/payments/channels.ts';
import { TEST_PROGRAM } from '../../../gateway/operator/testing/context.ts';
import { ACCOUNT_KEY, type Fixture } from '../../../gateway/testing/fixture.ts';
import type { OperatorAnswer } from '../answer.ts';
import { type OperatorParts, perform } from '../perform.ts';
import { readOperatorLine } from '../requests.ts';

/**
 * The parts that do an operator's requests on the site of a spec. Further lines, mails and reseals of a request go
 * nowhere.
 */
export const operatorParts = ({
  database,
  engine,
  tiles,
  now = Date.now,
}: Pick<OperatorParts, 'database' | 'engine' | 'tiles'> & Partial<Pick<OperatorParts, 'now'>>): OperatorParts => ({
  database,
  engine,
  beacon: { kind: 'none' },
  zone: 'UTC',
  now,
  tiles,
  accountKey: ACCOUNT_KEY,
  reseal: async () => ({ resealed: 0, kept: 0 }),
  initCopy: async () => 'unnamed',
  continueLog: async () => ({ ok: false, lines: [] }),
  program: TEST_PROGRAM,
  caps: { adjustment: 1_000_000n, given: 10_000_000n },
  channels: defaultChannels('sandbox').channels,
  line: () => undefined,
  mail: { keep: async () => undefined, wake: () => undefined },
  mails: false,
  publicOrigin: () => 'https://glasscase.example',
});

/** Does what the words of a command line say, until everything that follows is there. */
export const operateOn = async (
  site: Fixture,
  words: readonly string[],
  parts: Partial<OperatorParts> = {},
): Promise<OperatorAnswer> => {
  const asked = await readOperatorLine(words, site.now());
  if (asked === null) throw new Error('asked for help');
  const mode = { id: asked.id, preview: asked.dryRun };
  const answer = await perform({ ...operatorParts(site), ...parts }, asked.request, mode);
  await site.settled();
  return answer;
};
