import { lockDataFolder } from '../../engine/database/data-folder.ts';

/** Takes the lock of the folder that it is given, says `held` or why not, and keeps it until its input ends. */
try {
  lockDataFolder(process.argv[2] ?? '');
  process.stdout.write('held\n');
  process.stdin.on('end', () => process.exit(0)).resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'}\n`);
}
