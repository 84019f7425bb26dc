import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '../../../generated/index.ts';
import { type AskForPage, type LoadedProof, loadProof, loadRest } from './load-proof.ts';

/** Everything in the log that a game stands on, a page of it. */
const GAME_PROOF = graphql(`
  query GameProof {
    proof @args {
      id game
      entries { position json }
      more
      nicknames { playerId nickname }
    }
  }
`);

export type ProofState =
  /** So many entries are there. */
  | { readonly status: 'loading'; readonly entries: number }
  | { readonly status: 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly proof: LoadedProof };

interface ProofFlow {
  readonly state: ProofState;
  readonly reload: () => void;
  /** Asks once for what has happened since. Keeps what is there where that fails. */
  readonly refresh: () => Promise<void>;
}

/** The proof of a game. It may be long, so it stays out of the cache. */
export const useProof = (id: string): ProofFlow => {
  const client = useApolloClient();
  const [state, setState] = useState<ProofState>({ status: 'loading', entries: 0 });
  const latest = useRef(0);

  const ask: AskForPage = useCallback(
    async (wanted, after) => {
      const { data } = await client.query({
        query: GAME_PROOF,
        variables: { id: wanted, after },
        fetchPolicy: 'no-cache',
      });
      return data?.proof ?? null;
    },
    [client],
  );

  const load = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const request = latest.current;
    const show = (next: ProofState): void => {
      if (request === latest.current) setState(next);
    };
    show({ status: 'loading', entries: 0 });
    try {
      const proof = await loadProof(ask, id, (entries) => show({ status: 'loading', entries }));
      show(proof === null ? { status: 'missing' } : { status: 'ready', proof });
    } catch {
      show({ status: 'failed' });
    }
  }, [ask, id]);

  useEffect(() => {
    load();
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const known = state.status === 'ready' ? state.proof : null;
  const refresh = useCallback(async (): Promise<void> => {
    if (known === null) return;
    const request = latest.current;
    const proof = await loadRest(ask, known).catch(() => known);
    if (request === latest.current && proof.lines.length > known.lines.length) setState({ status: 'ready', proof });
  }, [ask, known]);

  return { state, reload: load, refresh };
};
