import { db, runQuery } from '../engine/database/queries.ts';
import { takeNoArguments } from '../scripts/command-line.ts';
import { runSite } from '../scripts/start/run.ts';
import { buildWebIfNeeded, webRoot } from '../scripts/start/web-build.ts';
import { askAt } from '../test/player/http.ts';
import { logAt } from '../test/player/lanes.ts';
import { gatherCast } from './demo/cast.ts';
import { startDemo } from './demo/demo.ts';
import { randomFrom } from './simulate/random.ts';

/**
 * `npm run demo`: the whole site with declared demo players who open, upgrade, battle and enter giveaways, in a data folder
 * of its own. Every page says that it is a demo world.
 */
const SEED = 'glasscase';

takeNoArguments(
  'npm run demo takes no arguments: PORT and the other variables of docs/configuration.md say what it does',
);
process.env.DATA_DIR ||= './demo-data';
process.env.GLASSCASE_DEMO = '1';
process.env.GLASSCASE_RATE_FACTOR ||= '20';

await runSite({
  web: async (report) => {
    await report.step('Web client', buildWebIfNeeded, (what) => what);
    return webRoot;
  },
  serve: async ({ gateway, database }, { HOST, PORT }) => {
    const address = await gateway.listen({ host: HOST, port: PORT });
    const ask = askAt(address);
    const rename = async (playerId: string, nickname: string): Promise<void> => {
      await runQuery(database.pool, db.updateTable('account').set({ nickname }).where('playerId', '=', playerId));
    };
    const cast = await gatherCast(ask, SEED, rename);
    process.stdout.write(`${cast.length} demo players are playing\n`);
    const demo = startDemo({
      ask,
      read: logAt(address),
      cast,
      // Commands of an earlier run must not be met again: the seed of what they do begins with the moment.
      random: randomFrom(`${SEED} ${Date.now()}`),
      onTrouble: (what) => process.stderr.write(`a demo player met: ${what}\n`),
    });
    return { address, close: () => demo.stop() };
  },
});
