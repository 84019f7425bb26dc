import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at, described, inLanguage, plain, view } from '../answers/view.ts';
import { get, nothing, type RestCall } from '../call.ts';
import { computed } from '../computed.ts';
import { integer, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { siteLocales } from '../locale.ts';
import { inputOf } from '../params.ts';
import { box } from '../views/box.ts';

const CONFIG = graphql(`
  query SysConfig($locale: SiteLocale!) {
    site {
      demo
      switchBalanceType
      showExchange
      showPublic
      transfersToPlayers
      steam
      retrieval
      deposits
    }
    notices(locale: $locale, top: 1) {
      title
    }
  }
`);

const KINDS = ['HELP', 'SUPPORT', 'TERMS', 'PRIVACY', 'ABOUT', 'DISCLAIMER'] as const;

const themeFields = { themeId: 'id', themeName: at('names', inLanguage()) };
const themes = z.array(z.object({ themeId: z.string(), themeName: z.string() }));
const boxes = z.array(z.looseObject({ themeId: z.string() }));
const themeInput = z.object({
  moduleId: text(20, 'Old clients send 5; it changes nothing.').optional(),
  themeId: text(64, 'Only one theme; -1 for all.').default('-1'),
});

/** The themes, each with its cases: GraphQL has one list of each. */
const boxesByTheme: Pick<RestCall, 'input' | 'compile'> = {
  input: themeInput,
  compile: (schema) => {
    const ofThemes = answeredBy('Query.themes', { input: nothing, answer: themeFields }).compile(schema);
    const ofBoxes = answeredBy('Query.cases', { input: nothing, answer: box }).compile(schema);
    const name = { type: 'string' };
    return {
      answer: {
        type: 'array',
        items: {
          type: 'object',
          properties: { themeId: name, themeName: name, boxes: ofBoxes.answer },
          required: ['themeId', 'themeName', 'boxes'],
        },
      },
      run: async (params, rest) => {
        const { themeId } = inputOf(themeInput, params);
        const all = boxes.parse(await ofBoxes.run({}, rest));
        return themes
          .parse(await ofThemes.run({}, rest))
          .filter((theme) => themeId === '-1' || theme.themeId === themeId)
          .map((theme) => ({ ...theme, boxes: all.filter((one) => one.themeId === theme.themeId) }));
      },
    };
  },
};

export const commonCalls = [
  get({
    path: '/common/bannerList',
    access: 'public',
    summary: 'Pictures with a word at the head of a page.',
    ...answeredBy('Query.banners', {
      input: nothing,
      answer: {
        id: 'id',
        image: described('The same as `banner`.', 'image'),
        banner: described('Null: drawn from the accent colour.', 'image'),
        title: 'title',
        text: 'text',
        link: 'link',
        accent: 'accent',
      },
    }),
  }),
  get({
    path: '/common/documentList',
    access: 'public',
    summary: 'Help, support, terms, privacy, about and disclaimer.',
    ...pagesOf('Query.documents', {
      input: z.object({ type: word(KINDS, 'Only one kind.').optional() }),
      names: { kind: 'type' },
      pageSize: 15,
      entry: view({
        id: 'slug',
        type: 'kind',
        title: 'title',
        summary: 'summary',
        content: at('sections', view({ heading: 'heading', paragraphs: 'paragraphs' })),
        updateTime: 'updatedAt',
      }),
    }),
  }),
  get({
    path: '/common/getBoxBattleThemeList',
    access: 'public',
    summary: 'The cases that battles are fought over, by theme.',
    ...boxesByTheme,
  }),
  get({
    path: '/common/getDefaultInvitationCode',
    access: 'public',
    summary: 'The code the registration form starts with.',
    ...answeredBy('Query.site', { input: nothing, answer: { invitationCode: 'defaultInviteCode' } }),
  }),
  get({
    path: '/common/getHeadPicList',
    access: 'public',
    summary: 'The pictures a player can choose from.',
    ...answeredBy('Query.avatars', { input: nothing, answer: { headPic: plain } }),
  }),
  get({
    path: '/common/notice',
    access: 'public',
    summary: 'Public notices, newest first.',
    ...answeredBy('Query.notices', {
      input: z.object({ topN: integer(1, 20, 'At most so many.').default(1) }),
      names: { top: 'topN' },
      answer: { id: 'id', title: 'title', content: 'body', createTime: 'publishedAt' },
    }),
  }),
  get({
    path: '/common/sysConfig',
    access: 'public',
    summary: 'What a client must know of the site.',
    ...computed({
      input: nothing,
      output: z.object({
        switchBalanceType: z.boolean(),
        showPublicText: z.string().meta({ description: 'Title of the newest notice; empty where there is none.' }),
        showExchange: z.boolean(),
        showPublic: z.boolean(),
        transfersToPlayers: z.boolean(),
        steam: z.boolean(),
        retrieval: z.boolean(),
        deposits: z.boolean(),
        demo: z.boolean(),
      }),
      run: async (_input, { ask, locale }) => {
        const { site, notices } = await ask(CONFIG, { locale: siteLocales[locale] });
        return { ...site, showPublicText: notices[0]?.title ?? '' };
      },
    }),
  }),
];
