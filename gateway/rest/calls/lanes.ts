import { z } from 'zod';
import { answeredBy } from '../answers/answered.ts';
import { at, described, next, view } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { hash, integer, text } from '../fields.ts';

const lanes = view({
  playerId: 'playerId',
  nextPairId: 'nextPairId',
  nextPublicHash: 'nextPublicHash',
  keyChanges: 'keyChanges',
  keys: at('keys', view({ key: 'key', addedBy: 'addedBy', createTime: 'addedAt', rooted: 'rooted' })),
  lanes: at(
    'open',
    view({
      lane: 'pair.id',
      publicHash: 'pair.publicHash',
      userSeed: 'pair.userSeed',
      roundNo: described('Of the next round.', next('pair.roundCount')),
      step: described('Of the next play.', next('step')),
      key: 'key',
      anchor: 'anchor',
      retireTime: 'pair.retiresAt',
    }),
  ),
});

const answer = at('lanes', lanes);
const signature = (over: string) => text(128, `Ed25519, 128 hex digits, over \`${over}\`.`);
const key = hash('Ed25519 public key of the device.');

export const laneCalls = [
  get({
    path: '/seed/lanes',
    summary: "The player's open lanes and device keys (docs/lanes.md), and the pair that the next lane takes.",
    ...answeredBy('Query.lanes', { input: nothing, answer: lanes }),
  }),
  post({
    path: '/seed/open',
    summary: 'Opens a lane on the committed next pair. Its device fixes all the randomness that it will send.',
    ...answeredBy('Mutation.openLane', {
      input: z.object({
        pairId: text(22, '`nextPairId` of `seed/lanes`.'),
        publicHash: hash('`nextPublicHash` of `seed/lanes`.'),
        userSeed: text(64, 'Of the lane, A–Z a–z 0–9 _ -.'),
        anchor: hash("Link 0 of the device's chain."),
        key,
        signature: signature('glasscase/2/lane|playerId|pairId|publicHash|userSeed|anchor|key'),
        proof: signature('glasscase/2/key|playerId|1|key').optional(),
      }),
      answer,
    }),
  }),
  post({
    path: '/seed/close',
    summary: 'Ends a lane, states what was sent on it and not played, and reveals its pair.',
    ...answeredBy('Mutation.closeLane', {
      input: z.object({
        lane: text(22, 'Id of its pair.'),
        step: integer(0, 2_147_483_647, 'The last step that was taken.'),
        unplayed: text(8_192, 'RFC 8785 JSON of `{link, draw}`.').optional(),
        signer: hash("The lane's key, or one that may sign for others."),
        signature: signature('glasscase/2/lane-end|playerId|pairId|step|hash of unplayed|signer'),
      }),
      answer,
    }),
  }),
  post({
    path: '/seed/addKey',
    summary: "Has the log name a further key of the player's devices.",
    ...answeredBy('Mutation.addDeviceKey', {
      input: z.object({
        key,
        proof: signature('glasscase/2/key|playerId|change|key'),
        signer: hash('An older key that signs it in.').optional(),
        signature: signature('glasscase/2/key-by|playerId|change|key|signer').optional(),
      }),
      answer,
    }),
  }),
  post({
    path: '/seed/removeKey',
    summary: 'Takes a device key away: it opens no further lane.',
    ...answeredBy('Mutation.removeDeviceKey', {
      input: z.object({
        key,
        signer: hash('The key itself, or one that may sign for others.'),
        signature: signature('glasscase/2/key-gone|playerId|change|key|signer'),
      }),
      answer,
    }),
  }),
];
