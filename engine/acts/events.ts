import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { actId, commandId, count, hexHash, operatorId, playerId } from '../kernel/event-codec.ts';
import { ACT_KINDS } from '../terms/act-rules.ts';

/** Words of an operator. */
const words = z.string().min(1).max(500);

/** A text of the operator is erased with its player, so the log has its hash alone. */
const wordsHash = hexHash.describe('SHA-256 of the words, in UTF-8');

const proposed = {
  commandId,
  actId,
  kind: z.enum(ACT_KINDS).describe('the type of the command that is to be carried out'),
  effectHash: hexHash.describe('SHA-256 over the RFC 8785 JSON of that command'),
  proposer: operatorId,
  ticket: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,40}$/)
    .nullable()
    .describe('the case that it belongs to, in a system of the operator'),
  expiresAt: count.describe('milliseconds since 1970: from then on it can no longer be approved'),
};
const approved = {
  commandId,
  actId,
  approver: operatorId,
  breakGlass: z.boolean().describe('two people were asked for, and the proposer approved alone behind a broken glass'),
};
const refused = { commandId, actId, by: operatorId };

const open = { stream: 'act', visibility: 'open' } as const;
const sealed = { stream: 'act', visibility: 'sealed' } as const;

export const actProposed = defineEvent('ActProposed', { ...proposed, reason: words }, open);
/** Its effect stands right behind it, in the same command. */
export const actApproved = defineEvent('ActApproved', approved, open);
export const actRefused = defineEvent('ActRefused', { ...refused, reason: words }, open);

/** The same of an act on one player. */
export const playerActProposed = defineEvent(
  'PlayerActProposed',
  { ...proposed, playerId, reasonHash: wordsHash },
  sealed,
);
export const playerActApproved = defineEvent('PlayerActApproved', { ...approved, playerId }, sealed);
export const playerActRefused = defineEvent(
  'PlayerActRefused',
  { ...refused, playerId, reasonHash: wordsHash },
  sealed,
);

/** A proposer takes the right to approve alone, for all to see: of an act on one player, too, though without the player. */
export const breakGlassDeclared = defineEvent(
  'BreakGlassDeclared',
  { commandId, actId, kind: z.enum(ACT_KINDS), by: operatorId, reason: words },
  open,
);
/** Another person has looked at what was done behind a broken glass. */
export const actReviewed = defineEvent('ActReviewed', { commandId, actId, by: operatorId, note: words }, open);

export const actEvents = [
  actProposed,
  actApproved,
  actRefused,
  playerActProposed,
  playerActApproved,
  playerActRefused,
  breakGlassDeclared,
  actReviewed,
] as const;
export type ActEvent = EventOf<(typeof actEvents)[number]>;
