import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { askOf, OPEN, openInput, signUpWith } from '../../gateway/testing/client.ts';
import { openFixture } from '../../gateway/testing/fixture.ts';
import { createEmbedded } from '../../test/harness/databases.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Read models and the feed follow the log beside the answer, with the files by which they sleep and see its end.
 * The queries of read models, which a request may run, are under `queries`.
 */
const BESIDE =
  /^engine\/projections\/(?!queries\/)|^engine\/(?:kernel\/pace|database\/log-head)\.ts$|^gateway\/(?:site\/reactors|stomp)\/|\/generated\/|\/testing\//;

/** The number of looks: a file that runs by itself now and then isn't in each of them. */
const LOOKS = 8;

type Files = ReadonlySet<string>;

/** The files of engine and gateway in which a function runs every time that it is done; the first time doesn't count. */
const filesThatRun = async (session: Session, prepare: () => Promise<() => Promise<unknown>>): Promise<Files> => {
  const looks: Files[] = [];
  for (let look = 0; look <= LOOKS; look += 1) {
    const work = await prepare();
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    const ran = result.filter(({ functions }) =>
      functions.some(({ ranges: [all] }) => all !== undefined && all.count > 0),
    );
    const own = ran.flatMap(({ url }) => (url.startsWith('file:') ? fileURLToPath(url) : []));
    looks.push(new Set(own.flatMap((file) => (file.startsWith(ROOT) ? file.slice(ROOT.length) : []))));
  }
  const [, first = new Set<string>(), ...others] = looks;
  const always = [...first].filter((file) => others.every((files) => files.has(file)));
  return new Set(always.filter((file) => /^(?:engine|gateway)\//.test(file) && !BESIDE.test(file)));
};

/**
 * Files of engine and gateway that an `openCase` passes from its resolver to SQL and back: those in which a function runs while a
 * gateway over the real engine and an embedded database answers it, and none does for a query that only asks who one is.
 */
export const filesOfAnOpening = async (): Promise<readonly string[]> => {
  const site = await openFixture({}, createEmbedded);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  try {
    const ask = askOf(site.gateway);
    const player = await signUpWith(ask, 100_000);
    const answered = async (query: Parameters<typeof ask>[0], variables: object): Promise<void> => {
      const { code } = await ask(query, variables, player.token);
      if (code !== null) throw new Error(`refused: ${code}`);
    };
    const opening = await filesThatRun(session, async () => {
      const input = await openInput(ask, player);
      await site.settled();
      return () => answered(OPEN, { input });
    });
    const asking = await filesThatRun(session, async () => () => answered('{ me { id } }', {}));
    return [...opening].filter((file) => !asking.has(file)).sort();
  } finally {
    session.disconnect();
    await site.close();
  }
};
