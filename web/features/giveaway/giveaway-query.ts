import type { GiveawayCardFragment, GiveawayRoomFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/**
 * The fields of every view of a giveaway. Prizes and winners have one selection, so that the cache holds them whole.
 */
export const GIVEAWAY_CARD = graphql(`
  fragment GiveawayCard on Giveaway {
    id version
    title { ...Names @unmask }
    official hostId hostNickname hostAvatar mine status locked
    conditions { depositDays vipGrade }
    startsAt drawAt closesAt guard finishedAt
    prizes {
      place wear float value
      skin { ...SkinCard @unmask }
    }
    prizeValue entrantCount myCode
    winners { place code playerId nickname avatar mine }
  }
`);

export const GIVEAWAY_ROOM = graphql(`
  fragment GiveawayRoom on Giveaway {
    ...GiveawayCard
    publicHash entriesHash
    beacon { kind chain round dueAt randomness }
    reveal { serverSeed }
  }
`);

export const GIVEAWAYS = graphql(`query Giveaways { giveaways @list { id ...GiveawayCard } }`);

export const GIVEAWAY = graphql(`query Giveaway { giveaway @args { id ...GiveawayRoom } }`);

export const GIVEAWAY_ENTRIES = graphql(`
  query GiveawayEntries {
    giveaway @args {
      id
      entries @list { code playerId nickname avatar mine entropy enteredAt }
    }
  }
`);

export const ENTER_GIVEAWAY = graphql(`
  mutation EnterGiveaway {
    enterGiveaway @args {
      promise { ...PromisedEntries @unmask }
      giveaway { id ...GiveawayRoom }
      position
    }
  }
`);

export const HOST_SEED = graphql(`
  query GiveawayHostSeed {
    terms
    site {
      beacon { choice guard }
    }
    hostSeeds {
      giveaway { id publicHash }
    }
  }
`);

export const CREATE_GIVEAWAY = graphql(`
  mutation CreateGiveaway {
    createGiveaway @args {
      promise { ...PromisedEntries @unmask }
      giveaway { id ...GiveawayRoom }
      position
    }
  }
`);

export type GiveawayCardData = GiveawayCardFragment;
export type GiveawayRoomData = GiveawayCardFragment &
  Pick<GiveawayRoomFragment, 'publicHash' | 'entriesHash' | 'beacon' | 'reveal'>;
export type Prize = GiveawayCardFragment['prizes'][number];
export type Winner = GiveawayCardFragment['winners'][number];
