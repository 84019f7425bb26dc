import { openDatabase } from '../engine/database/open-database.ts';
import { readModelDatabase } from '../engine/projections/database.ts';
import { rebuild } from '../engine/projections/rebuild.ts';
import { projectionNamed, projections } from '../engine/projections/registry.ts';
import { ConfigurationError, readConfiguration } from '../gateway/site/configuration.ts';
import { leave, readArguments, readCommandLine } from './command-line.ts';
import { progressBar } from './progress.ts';
import { explain } from './start/explain.ts';
import { keepPrivate } from './start/keep-private.ts';

const USAGE = `npm exec -- node scripts/rebuild.ts <name>… | --all

Makes read models again from the whole log, beside the live ones, and puts them in their place. The site may go on.
  names: ${projections.map(({ name }) => name).join(', ')}

The database is the one at GLASSCASE_DATABASE_OWNER_URL, else at DATABASE_URL, whose user must own the tables; or the
embedded one in DATA_DIR, which only one process can have open: stop the site first.
`;

const askedFor = readArguments(USAGE, (args) => {
  const { values, words } = readCommandLine(args, {
    words: ['[name…]'],
    options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return 'help';
  if (values.all === words.length > 0) return leave(2, `either names or --all\n\n${USAGE}`);
  return values.all
    ? projections
    : [...new Set(words)].map(
        (name) => projectionNamed(name) ?? leave(2, `no read model is called ${name}\n\n${USAGE}`),
      );
});

const run = async (): Promise<void> => {
  const chosen = askedFor;
  const { DATABASE_URL, GLASSCASE_DATABASE_OWNER_URL = DATABASE_URL, DATA_DIR } = readConfiguration(process.env);
  if (DATABASE_URL === undefined) await keepPrivate(DATA_DIR);
  const database = await openDatabase({ databaseUrl: GLASSCASE_DATABASE_OWNER_URL, dataDir: DATA_DIR });
  const bar = progressBar(process.stdout, 'events', performance.now.bind(performance));
  try {
    await rebuild(readModelDatabase(database), chosen, ({ position, size }) => bar.show(position, size));
  } finally {
    bar.finish();
    await database.close();
  }
  process.stdout.write(`${chosen.map(({ name }) => name).join(', ')}: rebuilt\n`);
};

await run().catch((error: unknown) =>
  leave(
    1,
    `${error instanceof ConfigurationError ? error.message : `The rebuild failed, the live read models are as they were: ${explain(error)}`}\n`,
  ),
);
