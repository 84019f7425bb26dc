import { z } from 'zod';
import { get, nothing, post } from '../call.ts';
import { hash, integer, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { moment } from '../views/moment.ts';

graphql(`
  fragment LaneFields on Lanes {
    playerId
    nextPairId
    nextPublicHash
    keyChanges
    keys {
      key
      addedBy
      createTime: addedAt
      rooted
    }
    open {
      pair {
        lane: id
        publicHash
        userSeed
        roundCount
        retireTime: retiresAt
      }
      key
      anchor
      step
    }
  }
`);

const LANES = graphql(`
  query SeedLanes {
    lanes {
      ...LaneFields
    }
  }
`);

const OPEN = graphql(`
  mutation SeedOpen($input: OpenLaneInput!) {
    openLane(input: $input) {
      lanes {
        ...LaneFields
      }
    }
  }
`);

const CLOSE = graphql(`
  mutation SeedClose($input: CloseLaneInput!) {
    closeLane(input: $input) {
      lanes {
        ...LaneFields
      }
    }
  }
`);

const ADD_KEY = graphql(`
  mutation SeedAddKey($input: AddDeviceKeyInput!) {
    addDeviceKey(input: $input) {
      lanes {
        ...LaneFields
      }
    }
  }
`);

const REMOVE_KEY = graphql(`
  mutation SeedRemoveKey($input: RemoveDeviceKeyInput!) {
    removeDeviceKey(input: $input) {
      lanes {
        ...LaneFields
      }
    }
  }
`);

const shown = z.object({
  playerId: z.string().meta({ description: 'What keys sign the player by.' }),
  nextPairId: z.string(),
  nextPublicHash: z.string(),
  keyChanges: z.int().meta({ description: 'Changes of keys so far: a signature of one more names the next number.' }),
  keys: z.array(
    z.object({
      key: z.string(),
      addedBy: z.enum(['FIRST', 'DEVICE', 'RECOVERY']),
      createTime: moment,
      rooted: z.boolean().meta({ description: 'Whether it may sign for others.' }),
    }),
  ),
  lanes: z.array(
    z.object({
      lane: z.string(),
      publicHash: z.string(),
      userSeed: z.string(),
      roundNo: z.int().meta({ description: 'Of the next round.' }),
      step: z.int().meta({ description: 'Of the next play.' }),
      key: z.string(),
      anchor: z.string(),
      retireTime: moment,
    }),
  ),
});

interface LanesShown extends Omit<z.input<typeof shown>, 'lanes'> {
  readonly open: readonly {
    readonly pair: Omit<z.input<typeof shown>['lanes'][number], 'roundNo' | 'step' | 'key' | 'anchor'> & {
      readonly roundCount: number;
    };
    readonly key: string;
    readonly anchor: string;
    readonly step: number;
  }[];
}

const lanesOf = ({ open, ...lanes }: LanesShown): z.input<typeof shown> => ({
  ...lanes,
  lanes: open.map(({ pair: { roundCount, ...pair }, step, key, anchor }) => ({
    ...{ ...pair, key, anchor },
    roundNo: roundCount + 1,
    step: step + 1,
  })),
});

const signature = (over: string) => text(128, `Ed25519, 128 hex digits, over \`${over}\`.`);
const key = hash('Ed25519 public key of the device.');

export const laneCalls = [
  get({
    path: '/seed/lanes',
    summary: "The player's open lanes and device keys (docs/lanes.md), and the pair that the next lane takes.",
    input: nothing,
    output: shown,
    run: async (_input, { ask }) => lanesOf((await ask(LANES)).lanes),
  }),
  post({
    path: '/seed/open',
    summary: 'Opens a lane on the committed next pair. Its device fixes all the randomness that it will send.',
    input: z.object({
      pairId: text(22, '`nextPairId` of `seed/lanes`.'),
      publicHash: hash('`nextPublicHash` of `seed/lanes`.'),
      userSeed: text(64, 'Of the lane, A–Z a–z 0–9 _ -.'),
      anchor: hash("Link 0 of the device's chain."),
      key,
      signature: signature('glasscase/2/lane|playerId|pairId|publicHash|userSeed|anchor|key'),
      proof: signature('glasscase/2/key|playerId|1|key').optional(),
    }),
    output: shown,
    run: async (input, { ask, commandId }) =>
      lanesOf((await ask(OPEN, { input: { ...input, commandId } })).openLane.lanes),
  }),
  post({
    path: '/seed/close',
    summary: 'Ends a lane, states what was sent on it and not played, and reveals its pair.',
    input: z.object({
      lane: text(22, 'Id of its pair.'),
      step: integer(0, 2_147_483_647, 'The last step that was taken.'),
      unplayed: text(8_192, 'RFC 8785 JSON of `{link, draw}`.').optional(),
      signer: hash("The lane's key, or one that may sign for others."),
      signature: signature('glasscase/2/lane-end|playerId|pairId|step|hash of unplayed|signer'),
    }),
    output: shown,
    run: async (input, { ask, commandId }) =>
      lanesOf((await ask(CLOSE, { input: { ...input, commandId } })).closeLane.lanes),
  }),
  post({
    path: '/seed/addKey',
    summary: "Has the log name a further key of the player's devices.",
    input: z.object({
      key,
      proof: signature('glasscase/2/key|playerId|change|key'),
      signer: hash('An older key that signs it in.').optional(),
      signature: signature('glasscase/2/key-by|playerId|change|key|signer').optional(),
    }),
    output: shown,
    run: async (input, { ask, commandId }) =>
      lanesOf((await ask(ADD_KEY, { input: { ...input, commandId } })).addDeviceKey.lanes),
  }),
  post({
    path: '/seed/removeKey',
    summary: 'Takes a device key away: it opens no further lane.',
    input: z.object({
      key,
      signer: hash('The key itself, or one that may sign for others.'),
      signature: signature('glasscase/2/key-gone|playerId|change|key|signer'),
    }),
    output: shown,
    run: async (input, { ask, commandId }) =>
      lanesOf((await ask(REMOVE_KEY, { input: { ...input, commandId } })).removeDeviceKey.lanes),
  }),
];
