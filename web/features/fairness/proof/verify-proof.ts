import { isBattleId, isGiveawayId, isRoundId } from '../../../../engine/kernel/ids.ts';
import { findPlay } from './play-record.ts';
import { type ProofEntries, type ProofLine, readEntries } from './proof-entries.ts';
import type { Tools } from './tools.ts';
import { type BattleVerification, verifyBattle } from './verify-battle.ts';
import { type CaseVerification, verifyCase } from './verify-case.ts';
import { type DreamVerification, verifyDream } from './verify-dream.ts';
import { type GiveawayVerification, verifyGiveaway } from './verify-giveaway.ts';
import { type UpgradeVerification, verifyUpgrade } from './verify-upgrade.ts';

export type PlayVerification = CaseVerification | UpgradeVerification | DreamVerification;
export type Verification = PlayVerification | BattleVerification | GiveawayVerification;

export interface VerifiedProof extends ProofEntries {
  /** Null where the entries don't hold the game that was asked for: then nothing of it can be believed. */
  readonly verification: Verification | null;
}

const verifyPlay = (tools: Tools, proof: ProofEntries, id: string): PlayVerification | null => {
  const play = findPlay(proof.entries, id);
  switch (play?.event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
      return verifyCase(tools, proof, { ...play, event: play.event });
    case 'UpgradePlayed':
      return verifyUpgrade(tools, proof, { ...play, event: play.event });
    case 'DreamChased':
      return verifyDream(tools, proof, { ...play, event: play.event });
    default:
      return null;
  }
};

const verifyGame = async (tools: Tools, proof: ProofEntries, id: string): Promise<Verification | null> => {
  if (isRoundId(id)) return verifyPlay(tools, proof, id);
  const battle = isBattleId(id) ? await verifyBattle(tools, proof, id) : null;
  return battle ?? (isGiveawayId(id) ? verifyGiveaway(tools, proof, id) : null);
};

/**
 * Computes a game again from the log's entries alone, in the order in which the page shows it. Entries that are in
 * canonical form can still hold numbers at which the rules' own functions throw: no game of theirs looks so.
 */
export const verifyProof = async (tools: Tools, id: string, lines: readonly ProofLine[]): Promise<VerifiedProof> => {
  const proof = await readEntries(lines, tools);
  const verification = await verifyGame(tools, proof, id).catch((error: unknown) => {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  });
  return { ...proof, verification };
};
