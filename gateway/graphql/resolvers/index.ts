import type { Resolvers } from '../generated/resolvers.ts';
import { caseEntryFields, caseFields, catalogQueries, namesFields, skinFields } from './catalog.ts';
import { backpackQueries, itemFields } from './items.ts';
import { dropFields, liveEventFields, liveQueries, subscriptions } from './live.ts';
import { playMutations, sellResultFields } from './play.ts';
import { meFields, playerMutations, playerQueries, sessionFields } from './player.ts';
import { roundFields, roundQueries } from './rounds.ts';
import { fairnessLogFields, fairnessQueries } from './seeds.ts';

/** Every resolver that isn't the plain property of its model. */
export const resolvers: Resolvers = {
  Query: {
    ...playerQueries,
    ...catalogQueries,
    ...backpackQueries,
    ...roundQueries,
    ...fairnessQueries,
    ...liveQueries,
  },
  Mutation: { ...playerMutations, ...playMutations },
  Subscription: subscriptions,
  Case: caseFields,
  CaseEntry: caseEntryFields,
  Drop: dropFields,
  FairnessLog: fairnessLogFields,
  Item: itemFields,
  LiveEvent: liveEventFields,
  Me: meFields,
  Names: namesFields,
  Round: roundFields,
  SellResult: sellResultFields,
  Session: sessionFields,
  Skin: skinFields,
};
