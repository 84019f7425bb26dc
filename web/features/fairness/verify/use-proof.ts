import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '../../../generated/index.ts';
import { type AskForPage, type LoadedProof, loadProof, loadRest } from './load-proof.ts';

/** Everything in the log that a game stands on, a page of it. */
const GAME_PROOF = graphql(`
  query GameProof($id: ID!, $after: LogPosition) {
    proof(id: $id, after: $after) {
      id
      game
      entries {
        position
        json
      }
      more
      nicknames {
        playerId
        nickname
      }
    }
  }
`);

export type ProofState =
  /** So many entries are there. */
  | { readonly status: 'loading'; readonly entries: number }
  | { readonly status: 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly proof: LoadedProof };

/** A reveal is shown once a checkpoint covers it, mostly within a second. */
const REVEAL_EVERY_MS = 1000;
const REVEAL_TRIES = 15;

interface ProofFlow {
  readonly state: ProofState;
  readonly reload: () => void;
  /** Asks for a reveal that has happened since, until a checkpoint covers it. Keeps what is there where that fails. */
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
    let proof = known;
    for (let tries = 0; proof.lines.length === known.lines.length && tries < REVEAL_TRIES; tries += 1) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, REVEAL_EVERY_MS));
      proof = await loadRest(ask, known).catch(() => known);
      if (request !== latest.current) return;
    }
    if (proof !== known) setState({ status: 'ready', proof });
  }, [ask, known]);

  return { state, reload: load, refresh };
};
