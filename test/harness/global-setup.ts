import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Ask it for `postgres`, and it answers the address of the run's one server; for `pglite`, the path of an empty
     * embedded database to copy. Both are made when somebody first asks.
     */
    databaseBroker?: string;
  }
}

const makeTemplate = async (folder: string): Promise<string> => {
  const lite = new PGlite();
  await lite.waitReady; // A dump that is asked for earlier never comes.
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  const path = join(folder, 'pglite.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return path;
};

/** What is costly to make and can be shared by a whole run of the tests; nothing for runs that don't ask. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-tests-'));
  let server: Promise<TestServer> | undefined;
  let template: Promise<string> | undefined;
  const answerTo = async (what: string | undefined): Promise<string> => {
    if (what === '/pglite') {
      template ??= makeTemplate(folder);
      return template;
    }
    server ??= startPostgres();
    return (await server).url;
  };
  const broker = createServer((request, response) => {
    answerTo(request.url).then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : 'not to be had'),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  const address = broker.address();
  if (address !== null && typeof address === 'object') {
    project.provide('databaseBroker', `http://127.0.0.1:${address.port}`);
  }
  return async () => {
    broker.close();
    await (await server?.catch(() => undefined))?.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
