import { AuditStopped, EXIT_CODES } from '../engine/audit/finding.ts';
import { COMMANDS, USAGE, usageOf } from './audit/commands.ts';
import { replay } from './audit/replay.ts';
import { UsageError } from './command-line.ts';

const reason = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : 'unknown error');

const main = async (): Promise<number> => {
  const [first = '', ...rest] = process.argv.slice(2);
  const named = COMMANDS.get(first);
  const [command, args] = named === undefined ? [replay, process.argv.slice(2)] : [named, rest];
  if (args.includes('--help')) {
    process.stderr.write(named === undefined ? USAGE : usageOf(command));
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${named === undefined ? USAGE : usageOf(command)}`);
      return EXIT_CODES.usage;
    }
    if (error instanceof AuditStopped) {
      process.stderr.write(`FAILED (${error.kind}): ${error.message}\n`);
      return EXIT_CODES[error.kind];
    }
    process.stderr.write(`the audit itself failed: ${reason(error)}\n`);
    return 1;
  }
};

process.exitCode = await main();
