/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatarSeed\n    phone\n    createdAt\n    wallet {\n      coin\n      points\n      version\n    }\n  }\n": typeof types.SessionPlayerFragmentDoc,
    "\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation RequestSmsCode($phone: String!) {\n    requestSmsCode(phone: $phone) {\n      lockSeconds\n      devCode\n    }\n  }\n": typeof types.RequestSmsCodeDocument,
    "\n  fragment BackpackItem on Item {\n    id\n    skin {\n      id\n      familyNames {\n        zhCN\n        zhTW\n        en\n      }\n      finishNames {\n        zhCN\n        zhTW\n        en\n      }\n      grade\n      image\n      imageSmall\n    }\n    wear\n    value\n    valueLockedUntil\n    sellPrice\n    state\n  }\n": typeof types.BackpackItemFragmentDoc,
    "\n  query Backpack($state: ItemState!, $other: ItemState!, $sort: BackpackSort!, $first: Int!, $after: String) {\n    shown: backpack(state: $state, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BackpackItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    rest: backpack(state: $other, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.BackpackDocument,
    "\n  mutation SellItems($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n": typeof types.SellItemsDocument,
    "\n  fragment CaseDetail on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    theme {\n      id\n      names {\n        zhCN\n        zhTW\n        en\n      }\n    }\n    price\n    oddsHash\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    hue\n    image\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n": typeof types.CaseDetailFragmentDoc,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n": typeof types.CaseDocument,
    "\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n": typeof types.PlayedRoundFragmentDoc,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        coin\n        points\n        version\n      }\n      position\n    }\n  }\n": typeof types.OpenCaseDocument,
    "\n  mutation SellWon($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      total\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n": typeof types.SellWonDocument,
    "\n  fragment CaseCell on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n  }\n": typeof types.CaseCellFragmentDoc,
    "\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n        names {\n          zhCN\n          zhTW\n          en\n        }\n        taglines {\n          zhCN\n          zhTW\n          en\n        }\n      }\n      ...CaseCell\n      ...HeroCase\n    }\n  }\n": typeof types.CasesDocument,
    "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) {\n      depositId\n      amount\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n": typeof types.DepositDocument,
    "\n  query Seeds {\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n      }\n    }\n  }\n": typeof types.SeedsDocument,
    "\n  query RecentRounds($first: Int!, $after: String) {\n    rounds(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          roundNo\n          playedAt\n          ticket\n          caseNames {\n            zhCN\n            zhTW\n            en\n          }\n          entry {\n            wear\n            value\n            skin {\n              ...VerifySkin\n            }\n          }\n          reveal {\n            position\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RecentRoundsDocument,
    "\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      size\n    }\n  }\n": typeof types.FairnessLogDocument,
    "\n  mutation RotateSeed($commandId: CommandId!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, userSeed: $userSeed) {\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n": typeof types.RotateSeedDocument,
    "\n  query VerifyRound($id: ID!) {\n    round(id: $id) {\n      id\n      position\n      playedAt\n      caseSlug\n      caseVersion\n      caseNames {\n        zhCN\n        zhTW\n        en\n      }\n      price\n      pairId\n      publicHash\n      roundNo\n      userSeed\n      entropy\n      oddsHash\n      oddsTable\n      ticket\n      float\n      nickname\n      entry {\n        index\n        wear\n        value\n        skin {\n          ...VerifySkin\n        }\n      }\n      reveal {\n        serverSeed\n        salt\n        position\n      }\n    }\n  }\n": typeof types.VerifyRoundDocument,
    "\n  fragment VerifySkin on Skin {\n    id\n    familyNames {\n      zhCN\n      zhTW\n      en\n    }\n    finishNames {\n      zhCN\n      zhTW\n      en\n    }\n    grade\n    image\n    imageSmall\n  }\n": typeof types.VerifySkinFragmentDoc,
    "\n  query VerifyCaseSkins($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      entries {\n        index\n        skin {\n          ...VerifySkin\n        }\n      }\n    }\n  }\n": typeof types.VerifyCaseSkinsDocument,
    "\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n  }\n": typeof types.CurrentPairDocument,
    "\n  fragment HeroCase on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n    hero {\n      index\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n": typeof types.HeroCaseFragmentDoc,
    "\n  fragment LiveDrop on LiveEvent {\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      nickname\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n": typeof types.LiveDropFragmentDoc,
    "\n  query LiveLists {\n    recent: liveDrops {\n      ...LiveDrop\n    }\n    top: liveDrops(top: true) {\n      ...LiveDrop\n    }\n  }\n": typeof types.LiveListsDocument,
    "\n  query LiveMissed($after: Int!) {\n    liveDrops(after: $after) {\n      ...LiveDrop\n    }\n  }\n": typeof types.LiveMissedDocument,
    "\n  subscription LiveEvents($after: Int) {\n    liveEvents(after: $after) {\n      ...LiveDrop\n    }\n  }\n": typeof types.LiveEventsDocument,
};
const documents: Documents = {
    "\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatarSeed\n    phone\n    createdAt\n    wallet {\n      coin\n      points\n      version\n    }\n  }\n": types.SessionPlayerFragmentDoc,
    "\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n": types.MeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation RequestSmsCode($phone: String!) {\n    requestSmsCode(phone: $phone) {\n      lockSeconds\n      devCode\n    }\n  }\n": types.RequestSmsCodeDocument,
    "\n  fragment BackpackItem on Item {\n    id\n    skin {\n      id\n      familyNames {\n        zhCN\n        zhTW\n        en\n      }\n      finishNames {\n        zhCN\n        zhTW\n        en\n      }\n      grade\n      image\n      imageSmall\n    }\n    wear\n    value\n    valueLockedUntil\n    sellPrice\n    state\n  }\n": types.BackpackItemFragmentDoc,
    "\n  query Backpack($state: ItemState!, $other: ItemState!, $sort: BackpackSort!, $first: Int!, $after: String) {\n    shown: backpack(state: $state, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BackpackItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    rest: backpack(state: $other, first: 1) {\n      totalCount\n    }\n  }\n": types.BackpackDocument,
    "\n  mutation SellItems($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n": types.SellItemsDocument,
    "\n  fragment CaseDetail on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    theme {\n      id\n      names {\n        zhCN\n        zhTW\n        en\n      }\n    }\n    price\n    oddsHash\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    hue\n    image\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n": types.CaseDetailFragmentDoc,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n": types.CaseDocument,
    "\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n": types.PlayedRoundFragmentDoc,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        coin\n        points\n        version\n      }\n      position\n    }\n  }\n": types.OpenCaseDocument,
    "\n  mutation SellWon($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      total\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n": types.SellWonDocument,
    "\n  fragment CaseCell on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n  }\n": types.CaseCellFragmentDoc,
    "\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n        names {\n          zhCN\n          zhTW\n          en\n        }\n        taglines {\n          zhCN\n          zhTW\n          en\n        }\n      }\n      ...CaseCell\n      ...HeroCase\n    }\n  }\n": types.CasesDocument,
    "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) {\n      depositId\n      amount\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n": types.DepositDocument,
    "\n  query Seeds {\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n      }\n    }\n  }\n": types.SeedsDocument,
    "\n  query RecentRounds($first: Int!, $after: String) {\n    rounds(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          roundNo\n          playedAt\n          ticket\n          caseNames {\n            zhCN\n            zhTW\n            en\n          }\n          entry {\n            wear\n            value\n            skin {\n              ...VerifySkin\n            }\n          }\n          reveal {\n            position\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RecentRoundsDocument,
    "\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      size\n    }\n  }\n": types.FairnessLogDocument,
    "\n  mutation RotateSeed($commandId: CommandId!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, userSeed: $userSeed) {\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n": types.RotateSeedDocument,
    "\n  query VerifyRound($id: ID!) {\n    round(id: $id) {\n      id\n      position\n      playedAt\n      caseSlug\n      caseVersion\n      caseNames {\n        zhCN\n        zhTW\n        en\n      }\n      price\n      pairId\n      publicHash\n      roundNo\n      userSeed\n      entropy\n      oddsHash\n      oddsTable\n      ticket\n      float\n      nickname\n      entry {\n        index\n        wear\n        value\n        skin {\n          ...VerifySkin\n        }\n      }\n      reveal {\n        serverSeed\n        salt\n        position\n      }\n    }\n  }\n": types.VerifyRoundDocument,
    "\n  fragment VerifySkin on Skin {\n    id\n    familyNames {\n      zhCN\n      zhTW\n      en\n    }\n    finishNames {\n      zhCN\n      zhTW\n      en\n    }\n    grade\n    image\n    imageSmall\n  }\n": types.VerifySkinFragmentDoc,
    "\n  query VerifyCaseSkins($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      entries {\n        index\n        skin {\n          ...VerifySkin\n        }\n      }\n    }\n  }\n": types.VerifyCaseSkinsDocument,
    "\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n  }\n": types.CurrentPairDocument,
    "\n  fragment HeroCase on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n    hero {\n      index\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n": types.HeroCaseFragmentDoc,
    "\n  fragment LiveDrop on LiveEvent {\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      nickname\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n": types.LiveDropFragmentDoc,
    "\n  query LiveLists {\n    recent: liveDrops {\n      ...LiveDrop\n    }\n    top: liveDrops(top: true) {\n      ...LiveDrop\n    }\n  }\n": types.LiveListsDocument,
    "\n  query LiveMissed($after: Int!) {\n    liveDrops(after: $after) {\n      ...LiveDrop\n    }\n  }\n": types.LiveMissedDocument,
    "\n  subscription LiveEvents($after: Int) {\n    liveEvents(after: $after) {\n      ...LiveDrop\n    }\n  }\n": types.LiveEventsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatarSeed\n    phone\n    createdAt\n    wallet {\n      coin\n      points\n      version\n    }\n  }\n"): (typeof documents)["\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatarSeed\n    phone\n    createdAt\n    wallet {\n      coin\n      points\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSmsCode($phone: String!) {\n    requestSmsCode(phone: $phone) {\n      lockSeconds\n      devCode\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSmsCode($phone: String!) {\n    requestSmsCode(phone: $phone) {\n      lockSeconds\n      devCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BackpackItem on Item {\n    id\n    skin {\n      id\n      familyNames {\n        zhCN\n        zhTW\n        en\n      }\n      finishNames {\n        zhCN\n        zhTW\n        en\n      }\n      grade\n      image\n      imageSmall\n    }\n    wear\n    value\n    valueLockedUntil\n    sellPrice\n    state\n  }\n"): (typeof documents)["\n  fragment BackpackItem on Item {\n    id\n    skin {\n      id\n      familyNames {\n        zhCN\n        zhTW\n        en\n      }\n      finishNames {\n        zhCN\n        zhTW\n        en\n      }\n      grade\n      image\n      imageSmall\n    }\n    wear\n    value\n    valueLockedUntil\n    sellPrice\n    state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Backpack($state: ItemState!, $other: ItemState!, $sort: BackpackSort!, $first: Int!, $after: String) {\n    shown: backpack(state: $state, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BackpackItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    rest: backpack(state: $other, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Backpack($state: ItemState!, $other: ItemState!, $sort: BackpackSort!, $first: Int!, $after: String) {\n    shown: backpack(state: $state, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BackpackItem\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    rest: backpack(state: $other, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellItems($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SellItems($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseDetail on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    theme {\n      id\n      names {\n        zhCN\n        zhTW\n        en\n      }\n    }\n    price\n    oddsHash\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    hue\n    image\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CaseDetail on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    theme {\n      id\n      names {\n        zhCN\n        zhTW\n        en\n      }\n    }\n    price\n    oddsHash\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    hue\n    image\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n"): (typeof documents)["\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n"): (typeof documents)["\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        coin\n        points\n        version\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        coin\n        points\n        version\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellWon($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      total\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SellWon($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      total\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseCell on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n  }\n"): (typeof documents)["\n  fragment CaseCell on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n        names {\n          zhCN\n          zhTW\n          en\n        }\n        taglines {\n          zhCN\n          zhTW\n          en\n        }\n      }\n      ...CaseCell\n      ...HeroCase\n    }\n  }\n"): (typeof documents)["\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n        names {\n          zhCN\n          zhTW\n          en\n        }\n        taglines {\n          zhCN\n          zhTW\n          en\n        }\n      }\n      ...CaseCell\n      ...HeroCase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) {\n      depositId\n      amount\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) {\n      depositId\n      amount\n      position\n      wallet {\n        coin\n        points\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Seeds {\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n      }\n    }\n  }\n"): (typeof documents)["\n  query Seeds {\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentRounds($first: Int!, $after: String) {\n    rounds(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          roundNo\n          playedAt\n          ticket\n          caseNames {\n            zhCN\n            zhTW\n            en\n          }\n          entry {\n            wear\n            value\n            skin {\n              ...VerifySkin\n            }\n          }\n          reveal {\n            position\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentRounds($first: Int!, $after: String) {\n    rounds(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          roundNo\n          playedAt\n          ticket\n          caseNames {\n            zhCN\n            zhTW\n            en\n          }\n          entry {\n            wear\n            value\n            skin {\n              ...VerifySkin\n            }\n          }\n          reveal {\n            position\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      size\n    }\n  }\n"): (typeof documents)["\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      size\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSeed($commandId: CommandId!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, userSeed: $userSeed) {\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RotateSeed($commandId: CommandId!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, userSeed: $userSeed) {\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyRound($id: ID!) {\n    round(id: $id) {\n      id\n      position\n      playedAt\n      caseSlug\n      caseVersion\n      caseNames {\n        zhCN\n        zhTW\n        en\n      }\n      price\n      pairId\n      publicHash\n      roundNo\n      userSeed\n      entropy\n      oddsHash\n      oddsTable\n      ticket\n      float\n      nickname\n      entry {\n        index\n        wear\n        value\n        skin {\n          ...VerifySkin\n        }\n      }\n      reveal {\n        serverSeed\n        salt\n        position\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyRound($id: ID!) {\n    round(id: $id) {\n      id\n      position\n      playedAt\n      caseSlug\n      caseVersion\n      caseNames {\n        zhCN\n        zhTW\n        en\n      }\n      price\n      pairId\n      publicHash\n      roundNo\n      userSeed\n      entropy\n      oddsHash\n      oddsTable\n      ticket\n      float\n      nickname\n      entry {\n        index\n        wear\n        value\n        skin {\n          ...VerifySkin\n        }\n      }\n      reveal {\n        serverSeed\n        salt\n        position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifySkin on Skin {\n    id\n    familyNames {\n      zhCN\n      zhTW\n      en\n    }\n    finishNames {\n      zhCN\n      zhTW\n      en\n    }\n    grade\n    image\n    imageSmall\n  }\n"): (typeof documents)["\n  fragment VerifySkin on Skin {\n    id\n    familyNames {\n      zhCN\n      zhTW\n      en\n    }\n    finishNames {\n      zhCN\n      zhTW\n      en\n    }\n    grade\n    image\n    imageSmall\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyCaseSkins($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      entries {\n        index\n        skin {\n          ...VerifySkin\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyCaseSkins($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      entries {\n        index\n        skin {\n          ...VerifySkin\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeroCase on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n    hero {\n      index\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HeroCase on Case {\n    slug\n    version\n    names {\n      zhCN\n      zhTW\n      en\n    }\n    price\n    rtpPercent\n    fresh\n    hue\n    image\n    hero {\n      index\n      firstTicket\n      lastTicket\n      value\n      skin {\n        id\n        image\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveDrop on LiveEvent {\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      nickname\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LiveDrop on LiveEvent {\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      nickname\n      value\n      skin {\n        id\n        image\n        imageSmall\n        grade\n        familyNames {\n          zhCN\n          zhTW\n          en\n        }\n        finishNames {\n          zhCN\n          zhTW\n          en\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveLists {\n    recent: liveDrops {\n      ...LiveDrop\n    }\n    top: liveDrops(top: true) {\n      ...LiveDrop\n    }\n  }\n"): (typeof documents)["\n  query LiveLists {\n    recent: liveDrops {\n      ...LiveDrop\n    }\n    top: liveDrops(top: true) {\n      ...LiveDrop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveMissed($after: Int!) {\n    liveDrops(after: $after) {\n      ...LiveDrop\n    }\n  }\n"): (typeof documents)["\n  query LiveMissed($after: Int!) {\n    liveDrops(after: $after) {\n      ...LiveDrop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveEvents($after: Int) {\n    liveEvents(after: $after) {\n      ...LiveDrop\n    }\n  }\n"): (typeof documents)["\n  subscription LiveEvents($after: Int) {\n    liveEvents(after: $after) {\n      ...LiveDrop\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;