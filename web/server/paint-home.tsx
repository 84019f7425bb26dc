import { ApolloClient, ApolloLink } from '@apollo/client';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { CASES } from '../features/cases/cases-query.ts';
import type { CasesQuery } from '../generated/graphql.ts';
import { createCache } from '../platform/apollo.ts';
import { createServerClock } from '../platform/server-clock.ts';
import { App } from '../shell/App.tsx';

const nothing = (): void => undefined;
const never = () => nothing;

/** What React puts in front for a document's head: the client asks for pictures as it reads them, and has a title already. */
const FOR_THE_HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/;

/**
 * The home page's markup as a guest sees it first, in the language that most have.
 * @param answer of the API to `CASES`, as JSON
 * @throws whatever a component throws that needs a browser to be drawn
 */
export const paintHome = async (answer: string): Promise<string> => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  const data: CasesQuery = JSON.parse(answer);
  client.writeQuery({ query: CASES, data });
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App
        at="/home"
        client={client}
        tokens={{ get: () => null, set: nothing, subscribe: never }}
        clock={createServerClock(Date.now)}
        announcements={new EventTarget()}
        connectivity={{ isLost: () => false, subscribe: never, suspect: nothing }}
        onLoginExpired={nothing}
      />
    </StrictMode>,
    {
      // The whole page is one piece: no script has to put parts of it in their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  client.stop();
  if (failures.length > 0) throw failures[0];
  return (await new Response(prelude).text()).replace(FOR_THE_HEAD, '');
};
