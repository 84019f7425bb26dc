import type { Witness } from './witness-client.ts';

/**
 * The largest tree of this log that any of the witnesses has cosigned, as their answers to a signed checkpoint tell; null
 * where no witness answered. A witness that never saw the log cosigns the checkpoint, and says no more than that.
 */
export const largestSeen = async (
  witnesses: readonly Witness[],
  { note, size }: { readonly note: Uint8Array; readonly size: number },
  signal: AbortSignal,
): Promise<number | null> => {
  const answers = await Promise.all(
    witnesses.map((witness) => witness.ask({ oldSize: 0, proof: [], checkpoint: note }, signal)),
  );
  const sizes = answers.flatMap((answer) => {
    if (answer.kind === 'conflict') return [answer.size];
    return answer.kind === 'cosigned' ? [size] : [];
  });
  return sizes.length === 0 ? null : Math.max(...sizes);
};
