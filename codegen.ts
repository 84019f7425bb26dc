import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Types for both sides from one SDL. Scalars differ: the server holds money as `bigint` and moments as milliseconds,
 * the wire and the page have numbers and RFC 3339 text.
 */
const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/generated/**', '!web/dist/**'],
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'gateway/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        strictScalars: true,
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Battle: '../models.ts#BattleModel',
          BattleBox: '../models.ts#BattleBoxModel',
          BattleDraw: '../models.ts#BattleDrawModel',
          BattleRankRow: '../models.ts#BattleRankModel',
          BattleRound: '../models.ts#BattleRoundModel',
          BattleSeat: '../models.ts#BattleSeatModel',
          Case: '../models.ts#CaseModel',
          CaseEntry: '../models.ts#CaseEntryModel',
          ConsolationEntry: '../models.ts#CaseEntryModel',
          DreamPlay: '../models.ts#DreamPlayModel',
          DreamRules: '../models.ts#DreamRulesModel',
          Drop: '../models.ts#DropModel',
          FairnessLog: '../models.ts#FairnessLogModel',
          Giveaway: '../models.ts#GiveawayModel',
          GiveawayEntry: '../models.ts#GiveawayEntryModel',
          GiveawayPrize: '../models.ts#GiveawayPrizeModel',
          GiveawayWinner: '../models.ts#GiveawayWinnerModel',
          Item: '../models.ts#ItemModel',
          LiveEvent: '../models.ts#LiveEventModel',
          Me: '../models.ts#MeModel',
          Names: '../models.ts#NamesModel',
          Play: '../models.ts#PlayModel',
          RankingRow: '../models.ts#RankingModel',
          Round: '../models.ts#RoundModel',
          SellResult: '../models.ts#SellResultModel',
          Session: '../models.ts#SessionModel',
          Skin: '../models.ts#SkinModel',
          Target: '../models.ts#TargetModel',
          Theme: '../models.ts#ThemeModel',
          UpgradePlay: '../models.ts#UpgradePlayModel',
        },
        scalars: {
          Money: { input: 'bigint', output: 'bigint' },
          DateTime: { input: 'number', output: 'number' },
          CommandId: { input: '../../../engine/kernel/ids.ts#CommandId', output: 'string' },
          Entropy: { input: 'string', output: 'string' },
          LogPosition: { input: 'number', output: 'number' },
          Hash: { input: '../../../engine/kernel/ids.ts#HexHash', output: 'string' },
        },
      },
    },
    'web/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
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
      },
    },
  },
};

export default config;
