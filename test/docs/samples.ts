/** A block of TypeScript, where a reader would write it, and what stands above it there. */
export interface Sample {
  readonly begins: string;
  readonly file: string;
  readonly above: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    begins: 'export const manifest: Feature = {\n  pages:',
    file: 'web/features/vip/documented.ts',
    above: "import type { Feature } from '../../platform/feature.ts';",
  },
  {
    begins: "declare module '../../platform/dialogs.tsx'",
    file: 'web/features/deposit/documented.ts',
    above: "import type { Feature } from '../../platform/feature.ts';",
  },
  {
    begins: 'const first = pastVersion(',
    file: 'test/documented-event.ts',
    above: [
      "import { FIRST, pastVersion } from '../engine/facts/define-event.ts';",
      "import { gets } from '../engine/facts/facts.ts';",
      "import { defineChangedPlayerEvent } from '../engine/player/state.ts';",
      "import { commandId, count, playerId, positiveMoney } from '../engine/kernel/event-codec.ts';",
    ].join('\n'),
  },
  {
    begins: "import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';",
    file: 'test/documented-stream.ts',
    above: 'declare const store: (position: number, entry: object) => Promise<void>;',
  },
];
