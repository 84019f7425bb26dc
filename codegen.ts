import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, parse } from 'graphql';
import { ENUMS_WITH_WORDS, wordOf } from './gateway/graphql/enum-words.ts';
import { expandDocuments } from './tools/codegen/expand-documents.ts';

/** The SDL of players; the operator has one of its own. */
const PLAYERS = 'schema/graphql/**/*.graphql';
const OPERATOR = 'schema/operator/**/*.graphql';

/** The types of the result of an executed document. */
const wireTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  scalars: {
    Money: 'number',
    DateTime: 'string',
    CommandId: 'string',
    Entropy: 'string',
    LogPosition: 'string',
    Hash: 'string',
  },
};

/** The TypeScript type that resolvers get for a type of the SDL: the gateway's `<Type>Model`, where there is one. */
const ownModels = Object.fromEntries(
  globSync(['gateway/graphql/models.ts', 'gateway/graphql/models/*.ts'])
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export type (\w+)Model\b/gm)].map(([, type]) => [
        type,
        `${file.replace('gateway/graphql/', '../')}#${type}Model`,
      ]),
    ),
);

/** For each enum of an SDL that the engine has as well, its values in the engine's words. */
const enumValuesOf = (sdl: string) =>
  Object.fromEntries(
    globSync(sdl)
      .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
      .flatMap((type) =>
        type.kind === Kind.ENUM_TYPE_DEFINITION && ENUMS_WITH_WORDS.includes(type.name.value) ? [type] : [],
      )
      .map(({ name: { value: type }, values = [] }) => [
        type,
        Object.fromEntries(values.map(({ name: { value } }) => [value, wordOf(type, value)])),
      ]),
  );
const operatorEnums = enumValuesOf(OPERATOR);

/** Types for resolvers, which read and answer values of the engine. */
const resolverTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  immutableTypes: true,
  strictScalars: true,
  addInterfaceFieldResolverTypes: true,
  optionalResolveType: true,
};

/** Scalars as resolvers have them. */
const held = {
  Money: { input: 'bigint', output: 'bigint' },
  DateTime: { input: 'number', output: 'number' },
  LogPosition: { input: 'number', output: 'number' },
};

/** Scalars that are documents of the engine, by the way to it. */
const documents = (engine: string) => ({
  ...wireTypes,
  scalars: { ...wireTypes.scalars, TermsInForce: `${engine}/terms/in-force.ts#TermsInForce` },
});

/**
 * Types for both sides from one SDL. Scalars differ: the server holds money as `bigint` and moments as milliseconds,
 * the wire and the page have numbers and RFC 3339 text.
 */
const config: CodegenConfig = {
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'gateway/graphql/generated/resolvers.ts': {
      schema: PLAYERS,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...resolverTypes,
        enumValues: enumValuesOf(PLAYERS),
        contextType: '../context.ts#GatewayContext',
        mappers: {
          ...ownModels,
          ...Object.fromEntries(ENUMS_WITH_WORDS.map((type) => [type, type])),
          ApiKey: '../../accounts/sessions/api-keys.ts#ApiKey as ApiKeyModel',
          BalanceLogEntry: '../../../engine/projections/movements.ts#MovementRow as BalanceLogModel',
          DepositOrder: '../../money/payments/order-store.ts#DepositOrder as DepositOrderModel',
          DeviceSession: '../../accounts/sessions/sessions.ts#DeviceSession as DeviceSessionModel',
          FlowRecord: '../../../engine/projections/flows.ts#FlowRow as FlowModel',
          GameRecord: '../../../engine/projections/plays.ts#PlayRow as GameRecordModel',
          Me: '../../accounts/account-store.ts#Account as MeModel',
          Passkey: '../../accounts/factors/passkey-store.ts#Passkey as PasskeyModel',
          Play: '../../../engine/projections/queries/plays.ts#Play as PlayModel',
          PromotionRecord: '../../../engine/projections/queries/records.ts#RebateRow as PromotionRecordModel',
          PurchaseRecord: '../../../engine/projections/queries/purchases.ts#PurchaseRow as PurchaseModel',
          Retrieval: '../../../engine/projections/retrievals.ts#RetrievalRow as RetrievalModel',
          PendingChange: '../../accounts/sensitive/pending-changes.ts#PendingChange as PendingChangeModel',
          Security: '../../accounts/account-store.ts#Account as SecurityModel',
          SecurityEvent: '../../accounts/security-journal/security-journal.ts#SecurityEventRow as SecurityEventModel',
          Session: '../../accounts/accounts.ts#SignedIn as SessionModel',
          ShopListing: '../../../engine/projections/queries/shop.ts#OfferedListing as ShopListingModel',
          ShopPurchase: '../../../engine/projections/shop-purchases.ts#ShopPurchaseRow as ShopPurchaseModel',
          SteamLogin: '../../accounts/steam/steam-logins.ts#SteamLogin as SteamLoginModel',
          SupportTicket: '../../site/support/support.ts#TicketRow as SupportTicketModel',
        },
        scalars: {
          ...held,
          CommandId: { input: '../../../engine/kernel/ids.ts#CommandId', output: 'string' },
          Entropy: { input: 'string', output: 'string' },
          Hash: { input: '../../../engine/kernel/ids.ts#HexHash', output: 'string' },
          TermsInForce: { input: 'never', output: 'Readonly<Record<string, object>>' },
        },
      },
    },
    'gateway/operator/generated/resolvers.ts': {
      schema: OPERATOR,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...resolverTypes,
        enumValues: operatorEnums,
        contextType: '../context.ts#OperatorContext',
        mappers: {
          ...Object.fromEntries(Object.keys(operatorEnums).map((type) => [type, type])),
          Player: '../../../engine/kernel/ids.ts#PlayerId as PlayerModel',
        },
        scalars: { ...held, Count: 'number', Day: 'string' },
      },
    },
    'gateway/rest/generated/': {
      schema: PLAYERS,
      documents: ['gateway/rest/**/*.ts', '!gateway/rest/generated/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: documents('../../../engine'),
    },
    'test/player/generated/': {
      schema: PLAYERS,
      documents: [
        'test/{player,browser}/**/*.ts',
        'tools/{chaos,cheat,demo,load,releases}/**/*.ts',
        '!test/player/generated/**',
      ],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...documents('../../../engine'), documentMode: 'string' },
    },
    'web/generated/list-fields.ts': { schema: PLAYERS, plugins: ['./tools/codegen/list-fields.ts'] },
    'web/generated/': {
      schema: PLAYERS,
      documents: ['web/**/*.{ts,tsx,graphql}', '!web/generated/**', '!web/dist/**', '!web/operator/**'],
      preset: 'client',
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
      },
      documentTransforms: [{ transform: expandDocuments }],
      config: { ...documents('../../engine'), customDirectives: { apolloUnmask: true } },
    },
    'web/operator/generated/commands.ts': { schema: OPERATOR, plugins: ['./tools/codegen/commands.ts'] },
    'web/operator/generated/': {
      schema: OPERATOR,
      documents: ['web/operator/**/*.{ts,tsx}', '!web/operator/generated/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      documentTransforms: [{ transform: expandDocuments }],
      config: { ...wireTypes, scalars: { ...wireTypes.scalars, Count: 'number', Day: 'string' } },
    },
  },
};

export default config;
