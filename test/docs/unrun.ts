/** Blocks that no test runs as they stand, by how they begin, and why. Their shell is parsed all the same, and their npm scripts exist. */
export const UNRUN: readonly (readonly [begins: string, reason: string])[] = [
  ['npm ci && npm start', 'installs; test/site starts the site'],
  ['npm ci && npm test', 'installs; it is the run that this test is part of'],
  ['npm ci\nnpm run dev', 'installs, and goes on until it is stopped'],
  ['npm run demo', 'goes on until it is stopped; tools/demo has specs'],
  ['npm run cluster', 'goes on until it is stopped; test/cluster starts one'],
  ['npm run bench', 'takes minutes of a quiet machine; tools/bench has specs'],
  ['npm run load', 'takes minutes of a quiet machine; tools/load has specs'],
  ['npm run conformance -- pack', 'tools/conformance/conformance.int.spec.ts makes a pack and tries it'],
  ['npm run operator -- now', 'asks a site; scripts/operator has specs'],
  ['npm run operator -- catalog', 'asks a site for a yes; gateway/operator/catalog has specs'],
  ['npm run operator -- access', 'asks a site for a yes; scripts/operator has specs'],
  ['npm run operator -- owner', 'asks a site for a yes; scripts/operator has specs'],
  ['npm run operator -- propose', 'asks for a yes, and a person with a passkey; gateway/operator/acts has specs'],
  ['npm run operator -- terms', 'asks for a yes; scripts/operator has specs'],
  ['CREATE ROLE', 'makes roles of a whole server; test/releases/releases.int.spec.ts makes them'],
  ['SELECT pg_backup_start', 'needs the files of a server; test/cluster/backup.spec.ts takes these steps'],
];

export const reasonUnrun = (text: string): string | null =>
  UNRUN.find(([begins]) => text.startsWith(begins))?.[1] ?? null;
