import { toHex } from '../../../../engine/fairness/bytes.ts';
import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import { formatVerifierKey } from '../../../../engine/log/note.ts';
import type { InclusionState } from '../log/use-inclusion.ts';
import type { LoadedProof } from './load-proof.ts';

const logOf = (state: InclusionState) => {
  if (state.status !== 'checked') return { status: state.status };
  const { checkpoint, note, key, entries } = state;
  return {
    status: state.status,
    key: formatVerifierKey(key),
    checkpoint: note,
    size: checkpoint.size,
    root: toHex(checkpoint.root),
    leaves: entries,
  };
};

/**
 * The log's entries byte for byte, their places under the signed checkpoint, and what the page made of them, as JSON that
 * outlives the page: enough to compute the game again elsewhere.
 */
export const exportText = (
  { id, game, lines }: Pick<LoadedProof, 'id' | 'game' | 'lines'>,
  steps: Pick<Explanation, 'steps'>['steps'],
  inclusion: InclusionState,
): string =>
  JSON.stringify(
    {
      format: 'glasscase-proof/1',
      id,
      game,
      entries: lines,
      checks: steps.map(({ name, verdict }) => ({ name, verdict })),
      log: logOf(inclusion),
    },
    null,
    2,
  );

/** Hands text to the reader as a file. */
export const download = (name: string, text: string, type = 'application/json'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
