import { globSync, readFileSync } from 'node:fs';
import { takeNoArguments } from '../scripts/command-line.ts';
import { importGraph } from './layers/import-graph.ts';
import { layerFaults } from './layers/layer-faults.ts';
import { layersOf } from './layers/layer-table.ts';

/** Whether no import points from a lower layer of `docs/architecture.md` to a higher one, and none leads in a circle. */
takeNoArguments('node tools/check-layers.ts takes no arguments: it reads docs/architecture.md and the sources');

/** Without specs, generated files and builds, which are no part of the architecture. */
const sources = globSync('{engine,gateway,schema,scripts,test,tools,web}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules', '**/dist', '**/generated', '**/*.spec.*'],
});
const graph = importGraph(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])));
const faults = layerFaults(graph, layersOf(readFileSync('docs/architecture.md', 'utf8')));
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${graph.size} files, ${faults.length === 0 ? 'no import points up or in a circle' : `${faults.length} faults`}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
