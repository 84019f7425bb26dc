import { readConfiguration } from '../gateway/site/configuration.ts';
import { takeNoArguments } from './command-line.ts';
import { drill } from './drill/drill.ts';

takeNoArguments(
  'npm exec -- node scripts/drill.ts tries a restore and prints its result as JSON; it takes no arguments',
);
const outcome = await drill(readConfiguration(process.env));
process.stdout.write(`${JSON.stringify(outcome)}\n`);
process.exitCode = outcome.ok ? 0 : 1;
