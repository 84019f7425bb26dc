import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Check, checkOf } from './check.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** `npm run audit` over what a gateway serves, openings and balances included, with the pinned key. */
export const checkAudit = async (
  name: string,
  address: string,
  { verifierKey, token }: { readonly verifierKey: string; readonly token: string },
): Promise<Check> => {
  const child = spawn(process.execPath, ['scripts/audit.ts', address, '--key', verifierKey, `--openings=${token}`], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-8_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return checkOf(
    `audit of ${name}`,
    lines.at(-1)?.slice(0, 200) ?? 'nothing said',
    code === 0 ? [] : [`exit code ${code}`, ...lines.slice(-8)],
  );
};
