import { randomBytes } from 'node:crypto';
import { memoryTileStore } from '../../../engine/log/testing/memory-tile-store.ts';
import { LOCAL_ASKER, type OperatorContext } from '../context.ts';

export const TEST_PROGRAM: OperatorContext['program'] = {
  ...{ version: '0.0.0', node: 'v24.0.0', isEmbedded: true, schema: '0001-log', settings: [], backups: 'published' },
  alerts: { webhook: null, mail: null },
};

/** The tools of operations without a site, for the terminal's asker; a spec gives those that its operations use. */
export const operatorContext = (tools: Partial<OperatorContext> = {}): OperatorContext => ({
  sql: { query: () => Promise.reject(new Error('nothing is asked')) },
  transaction: () => Promise.reject(new Error('nothing is changed')),
  operator: LOCAL_ASKER,
  securityChanges: { at: () => Promise.reject(new Error('no account is changed')) },
  engine: { submit: () => Promise.reject(new Error('nothing is submitted')) },
  readStreams: async () => new Map(),
  tiles: memoryTileStore(),
  now: () => 0,
  randomBytes,
  publicOrigin: () => 'https://glasscase.example',
  zone: 'UTC',
  program: TEST_PROGRAM,
  caps: { adjustment: 100_000_00n, given: 100_000_00n },
  channels: [],
  beacon: { kind: 'none' },
  giveawayPasswords: { set: () => Promise.reject(new Error('no password is set')) },
  accountKey: new Uint8Array(32),
  charge: () => undefined,
  mayUse: () => true,
  refused: async () => undefined,
  ...tools,
});
