import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { limit } from '../care/limits.ts';
import { deleteMacro, macrosIn, saveMacro } from '../care/macros.ts';
import { addNote, notesOn, type PlayerNote, withdrawNote } from '../care/notes.ts';
import { lift, restrict } from '../care/restrictions.ts';
import { signOut } from '../care/sign-out.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isKnownPlayer } from '../queries/find-players.ts';
import { flagsOf } from '../queries/player-flags.ts';
import { restrictionRecords, standingOf } from '../queries/player-standing.ts';

/** The standing of a player on whom an act was done. */
const standing = (context: OperatorContext, playerId: string) => standingOf(context, mustBe(isPlayerId, playerId));

const shownNote = ({ noteId: id, operatorId: by, operatorName: byName, ...rest }: PlayerNote) => ({
  ...{ ...rest, id, by, byName },
});
const notes = async ({ sql }: Pick<OperatorContext, 'sql'>, playerId: string) =>
  isPlayerId(playerId) ? (await notesOn(sql, playerId)).map(shownNote) : [];

export const care: Resolvers = {
  Query: {
    playerRestrictions: async (_root, { playerId }, context) =>
      isPlayerId(playerId) && (await isKnownPlayer(context.sql, playerId)) ? restrictionRecords(context, playerId) : [],
    playerFlags: (_root, { playerId }, context) => (isPlayerId(playerId) ? flagsOf(context, playerId) : []),
    playerNotes: (_root, { playerId }, context) => notes(context, playerId),
    macros: (_root, _given, { sql }) => macrosIn(sql),
  },
  Mutation: {
    blockPlayer: async (_root, { until, ...asked }, context) => {
      await restrict(context, { kind: 'block', scope: null }, { ...asked, until: until ?? null });
      return standing(context, asked.playerId);
    },
    unblockPlayer: async (_root, asked, context) => {
      await lift(context, 'block', asked);
      return standing(context, asked.playerId);
    },
    holdPlayer: async (_root, { until, scope, ...asked }, context) => {
      await restrict(context, { kind: 'hold', scope: scope ?? 'everything' }, { ...asked, until: until ?? null });
      return standing(context, asked.playerId);
    },
    releasePlayer: async (_root, asked, context) => {
      await lift(context, 'hold', asked);
      return standing(context, asked.playerId);
    },
    limitPlayer: async (_root, asked, context) => {
      const { kind, period, amount } = asked;
      return { kind, period, amount, before: await limit(context, asked) };
    },
    signOutPlayer: async (_root, asked, context) => ({ count: await signOut(context, asked) }),
    addPlayerNote: async (_root, { about, ...asked }, context) => {
      await addNote(context, { ...asked, about: about ?? 'note' });
      return notes(context, asked.playerId);
    },
    withdrawPlayerNote: async (_root, { id }, context) => notes(context, await withdrawNote(context, id)),
    saveMacro: async (_root, asked, context) => {
      await saveMacro(context, asked);
      return macrosIn(context.sql);
    },
    deleteMacro: async (_root, { name }, context) => {
      await deleteMacro(context, name);
      return macrosIn(context.sql);
    },
  },
};
