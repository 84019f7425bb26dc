import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../../engine/audit/audit.ts';
import { EXIT_CODES, type Finding } from '../../engine/audit/finding.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import { httpSource } from '../../engine/audit/sources/http-source.ts';
import type { PromiseFile } from '../../engine/audit/sources/promises.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { auditorsIn } from '../../gateway/site/auditors/auditors.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { type House, honestHouse } from '../../scripts/start/house.ts';
import { openTables } from '../../scripts/start/open-tables.ts';
import { silentReport } from '../../scripts/start/report.ts';
import { openSite, type Served, servedBy } from '../../scripts/start/site.ts';

/** The site of a house, in this process, on a port of its own. */
export interface RunningHouse extends Pick<Served, 'engine' | 'database'> {
  readonly url: string;
  /** Everything that the full audit and the public one find, the deepest first. */
  audited(promises: readonly PromiseFile[]): Promise<readonly Finding[]>;
  close(): Promise<void>;
}

export interface HouseParts {
  readonly dataDir: string;
  readonly house?: House;
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder of the built client; null serves the API alone. */
  readonly webRoot: string | null;
}

const ENVIRONMENT = {
  GLASSCASE_LOG_LEVEL: 'silent',
  GLASSCASE_OFFICIAL_BATTLES: '0',
  GLASSCASE_RATE_FACTOR: '1000000',
  GLASSCASE_BEACON: 'none',
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: '1000',
} as const;

const deepestFirst = (a: Finding, b: Finding): number => EXIT_CODES[a.kind] - EXIT_CODES[b.kind];

export const startHouse = async ({
  dataDir,
  house = honestHouse,
  environment,
  webRoot,
}: HouseParts): Promise<RunningHouse> => {
  const configuration = readConfiguration({ ...ENVIRONMENT, ...environment, DATA_DIR: dataDir });
  const database = await openTables(configuration, silentReport);
  const site = servedBy(
    await openSite({
      ...{ configuration, database, webRoot, house, report: silentReport },
      onFatal: (reason) => {
        throw reason;
      },
    }),
  );
  if (site === null) throw new Error('the house has no gateway');
  const url = await site.gateway.listen({ host: '127.0.0.1', port: 0 });
  await site.caughtUp();

  const findingsOf = async (token: string | null, promises: readonly PromiseFile[]): Promise<readonly Finding[]> => {
    const { findings } = await audit({
      source: httpSource(new URL(url), (ms) => sleep(ms), token),
      hashing: replayHashing(),
      verify: verifyEd25519,
      pinnedKey: null,
      compareBalances: token !== null,
      promises: promises.length === 0 ? null : promises,
      sleep: (ms) => sleep(ms),
      progress: () => undefined,
    });
    return findings.shown;
  };

  return {
    url,
    engine: site.engine,
    database,
    audited: async (promises) => {
      // Until the log is sealed to its end: an audit reads what was signed.
      const size = await logSize(database.pool);
      for (let looks = 0; looks < 200; looks += 1) {
        const checkpoint = await (await fetch(`${url}/log/checkpoint`)).text();
        if (Number(checkpoint.split('\n')[1]) >= size) break;
        await sleep(50);
      }
      const token = await auditorsIn(database.pool, randomBytes).grant('cheat', 'openings', 'cheat', Date.now());
      const findings = [...(await findingsOf(token, promises)), ...(await findingsOf(null, promises))];
      return findings.toSorted(deepestFirst);
    },
    close: () => site.close(),
  };
};

/** An honest house that was opened once, of which each trick gets a copy: its catalog is published, and its keys are made. */
export const openTemplate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-cheat-'));
  const template = join(folder, 'template');
  await (await startHouse({ dataDir: template, webRoot: null })).close();
  let copies = 0;
  return {
    copy: async (): Promise<string> => {
      copies += 1;
      const copy = join(folder, `house-${copies}`);
      await cp(template, copy, { recursive: true });
      return copy;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
