import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFiles } from '../harness/databases.ts';
import { type RunningSite, SITE, startSite } from './start-site.ts';

/** A site with an empty log, for specs that aren't about its first start: its embedded database is a copy, because making one takes seconds. */
export const startFreshSite = async (
  environment: Readonly<Record<string, string>> = {},
  detached = false,
  command = SITE,
): Promise<RunningSite> => {
  const files = await embeddedFiles();
  if (files === null) return startSite(environment, detached, command);
  const dataDir = await mkdtemp(join(tmpdir(), 'glasscase-site-'));
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  try {
    await cp(files, join(dataDir, 'postgres'), { recursive: true });
    const site = await startSite({ ...environment, DATA_DIR: dataDir }, detached, command);
    return { ...site, stop: () => site.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
};
