import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { HomeQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/**
 * The content of the first screens, and no more: every object in an answer costs a phone time before the page is usable. The
 * page asks for all cases after it. The answer is the same for every visitor; banners are in the language that most have.
 */
export const HOME = graphql(`
  query Home {
    showcase {
      count lowestPrice highestPrice
      featured {
        ...CaseCard @unmask
        image price rtpPercent fresh
        hero {
          index firstTicket lastTicket
          skin {
            id image
            familyNames { ...Names @unmask }
            finishNames { ...Names @unmask }
          }
        }
      }
      behind { slug version imageSmall }
      cases(themes: 2) { slug version price rtpPercent fresh theme { id } ...CaseCell }
      freeCase { ...CaseCard @unmask }
    }
    banners(locale: ZH_CN) { id image title text link accent }
    themes {
      id
      names { ...Names @unmask }
      taglines { ...Names @unmask }
    }
  }
`);

/** Holds the answer that came within the page itself. The server has it in the cache. */
const firstAnswer = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById('first-answer');

const readFirstAnswer = (): HomeQuery | null => {
  const element = firstAnswer();
  return element === null ? null : JSON.parse(element.textContent);
};

/**
 * The answer that came within the page, else what is asked for. The one that came is drawn as it is and goes into the cache when its
 * page is left: writing and reading it there would take a phone longer than drawing it.
 */
export const useFirstQuestion = () => {
  const client = useApolloClient();
  // A drawing may be begun more than once before it is finished.
  const [came] = useState(readFirstAnswer);
  const { data, error, refetch } = useQuery(HOME, came === null ? {} : skipToken);
  useEffect(() => {
    if (came === null) return undefined;
    firstAnswer()?.remove();
    return () => {
      client.writeQuery({ query: HOME, data: came });
    };
  }, [client, came]);
  return { data: came ?? data, error, refetch };
};
