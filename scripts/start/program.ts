import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import type { Program } from '../../gateway/site/configuration/program.ts';
import { settingsIn } from '../../gateway/site/configuration/settings.ts';
import { MIGRATIONS } from './open-committer.ts';

const manifest = z.object({ version: z.string() });

/** The version of this program. */
export const programVersion = async (): Promise<string> =>
  manifest.parse(JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))).version;

/** This program, as operators see it. */
export const programOf = async (configuration: Configuration): Promise<Program> => {
  const { DATABASE_URL, GLASSCASE_BACKUP, GLASSCASE_ALERT_WEBHOOK, GLASSCASE_ALERT_MAIL } = configuration;
  const migrations = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  return {
    version: await programVersion(),
    node: process.version,
    isEmbedded: DATABASE_URL === undefined,
    schema: migrations.at(-1)?.replace(/\.sql$/, '') ?? '',
    settings: settingsIn(process.env),
    backups: GLASSCASE_BACKUP === undefined || GLASSCASE_BACKUP.kind === 'none' ? 'published' : GLASSCASE_BACKUP.kind,
    alerts: {
      webhook: GLASSCASE_ALERT_WEBHOOK === undefined ? null : new URL(GLASSCASE_ALERT_WEBHOOK).host,
      mail: GLASSCASE_ALERT_MAIL || null,
    },
  };
};
