import type { GameProofQuery } from '../../../generated/graphql.ts';
import type { ProofLine } from '../proof/proof-entries.ts';

export type ProofPage = NonNullable<GameProofQuery['proof']>;

/** All pages that the site sent. Nothing in them is verified yet. */
export interface LoadedProof {
  readonly id: string;
  readonly game: ProofPage['game'];
  readonly lines: readonly ProofLine[];
  /** By player id. */
  readonly nicknames: ReadonlyMap<string, string>;
}

/** Null where the game doesn't exist. */
export type AskForPage = (id: string, after: string | null) => Promise<ProofPage | null>;

/** 500 entries each: three times what the largest giveaway has. */
export const MAX_PAGES = 64;

export class ProofTooLong extends Error {
  override readonly name = 'ProofTooLong';
}

const joined = (proof: LoadedProof, page: ProofPage): LoadedProof => ({
  ...proof,
  lines: [...proof.lines, ...page.entries.map(({ position, json }) => ({ position, json }))],
  nicknames: new Map([
    ...proof.nicknames,
    ...page.nicknames.map(({ playerId, nickname }): [string, string] => [playerId, nickname]),
  ]),
});

/**
 * Asks for the following pages until the last one.
 * @throws ProofTooLong after `MAX_PAGES` pages: the site doesn't end, or sends the same entries repeatedly.
 */
export const loadRest = async (
  ask: AskForPage,
  proof: LoadedProof,
  progress: (entries: number) => void = () => undefined,
): Promise<LoadedProof> => {
  let whole = proof;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const after = whole.lines.at(-1)?.position ?? null;
    const next = await ask(whole.id, after);
    if (next === null) return whole;
    whole = joined(whole, next);
    progress(whole.lines.length);
    if (!next.more || next.entries.length === 0) return whole;
  }
  throw new ProofTooLong();
};

/** All of a proof; null where the id names nothing. An item's leads to the play that it came from. */
export const loadProof = async (
  ask: AskForPage,
  id: string,
  progress: (entries: number) => void = () => undefined,
): Promise<LoadedProof | null> => {
  const first = await ask(id, null);
  if (first === null) return null;
  const empty = { id: first.id, game: first.game, lines: [], nicknames: new Map<string, string>() };
  const begun = joined(empty, first);
  progress(begun.lines.length);
  return first.more ? loadRest(ask, begun, progress) : begun;
};
