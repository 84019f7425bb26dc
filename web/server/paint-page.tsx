import { ApolloClient, ApolloLink } from '@apollo/client';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { HOME } from '../features/home/first-question.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { createCache } from '../platform/apollo.ts';
import type { Painting } from '../platform/location.tsx';
import { markControls } from '../platform/painted-controls.ts';
import { createServerClock } from '../platform/server-clock.ts';
import { App } from '../shell/App.tsx';
import { pageAt } from '../shell/routes.tsx';

const nothing = (): void => undefined;
const never = () => nothing;

/** The elements that React puts in front for a document's head. */
const FOR_THE_HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/;
/** The picture that is shown largest: a browser that reads of it first fetches it before the scripts. */
const FIRST_PICTURE = /<link rel="preload" as="image" [^>]*fetchPriority="high"[^>]*>/;

export interface PaintedPage {
  /** For the document's head, before its scripts. */
  readonly head: string;
  /** Attributes of the document's element, as text. */
  readonly attributes: string;
  readonly body: string;
}

/** Whether there is a page at a path, as the client has them. */
export const isPage = (pathname: string): boolean => pageAt(pathname) !== undefined;

interface PageToPaint extends Painting {
  /** Of the API to `HOME`, as JSON; null where nothing is known yet. */
  readonly answer: string | null;
}

/**
 * A page's markup as a guest sees it first, in the language that most have.
 * @throws whatever a component throws that needs a browser to be drawn
 */
export const paintPage = async ({ answer, ...painting }: PageToPaint): Promise<PaintedPage> => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  if (answer !== null) {
    const data: HomeQuery = JSON.parse(answer);
    client.writeQuery({ query: HOME, data });
  }
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App
        painting={painting}
        client={client}
        tokens={{ get: () => null, set: nothing, subscribe: never }}
        clock={createServerClock(Date.now)}
        announcements={new EventTarget()}
        lanes={() => new Promise(nothing)}
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
  const markup = await new Response(prelude).text();
  return {
    head: FIRST_PICTURE.exec(markup)?.[0] ?? '',
    // As `Shell` sets it: set later, the whole page would be laid out once more.
    attributes: ` data-origin="${painting.origin}"${pageAt(painting.at)?.wide === true ? ' data-wide=""' : ''}`,
    body: markControls(markup.replace(FOR_THE_HEAD, '')),
  };
};
