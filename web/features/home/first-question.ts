import type { ApolloClient } from '@apollo/client';
import type { HomeQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/**
 * What is on the first screens, and no more: every object in an answer costs a phone's time before the page can be used. All
 * cases are asked for after it. The free case is a guest's, and so without what differs from player to player; banners are in the
 * language that most have.
 */
export const HOME = graphql(`
  query Home {
    showcase {
      count
      lowestPrice
      highestPrice
      featured {
        ...CaseCard @unmask
        image
        price
        rtpPercent
        fresh
        hero {
          index
          firstTicket
          lastTicket
          skin {
            id
            image
            familyNames {
              ...Names @unmask
            }
            finishNames {
              ...Names @unmask
            }
          }
        }
      }
      behind {
        slug
        version
        imageSmall
      }
      cases(themes: 2) {
        slug
        version
        price
        rtpPercent
        fresh
        theme {
          id
        }
        ...CaseCell
      }
    }
    freeCase {
      case {
        ...CaseCard @unmask
      }
    }
    banners(locale: ZH_CN) {
      id
      image
      title
      text
      link
      accent
    }
    themes {
      id
      names {
        ...Names @unmask
      }
      taglines {
        ...Names @unmask
      }
    }
  }
`);

/** Puts the answer that came within the page itself into the cache, once; what is asked for then is known. */
export const takeFirstAnswer = (client: ApolloClient): void => {
  // The server has it in the cache already.
  const element = typeof document === 'undefined' ? null : document.getElementById('first-answer');
  if (element === null) return;
  element.remove();
  const data: HomeQuery = JSON.parse(element.textContent);
  client.writeQuery({ query: HOME, data });
};
