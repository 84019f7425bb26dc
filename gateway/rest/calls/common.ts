import { z } from 'zod';
import { get, nothing } from '../call.ts';
import { integer, pageFields, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { siteLocales } from '../locale.ts';
import { pageIn, pageOf } from '../pages.ts';
import { box, boxOf } from '../views/box.ts';
import { moment } from '../views/moment.ts';
import { nameIn } from '../views/names.ts';

const BANNERS = graphql(`
  query Banners($locale: SiteLocale!) {
    banners(locale: $locale) {
      id
      image
      banner: image
      title
      text
      link
      accent
    }
  }
`);

const DOCUMENTS = graphql(`
  query Documents($locale: SiteLocale!, $kind: DocumentKind) {
    documents(locale: $locale, kind: $kind) {
      id: slug
      type: kind
      title
      summary
      updateTime: updatedAt
      content: sections {
        heading
        paragraphs
      }
    }
  }
`);

const THEMES = graphql(`
  query BattleThemes {
    themes {
      id
      names {
        ...NamesFields
      }
    }
    cases {
      ...BoxFields
    }
  }
`);

const INVITE_CODE = graphql(`
  query InviteCode {
    site {
      defaultInviteCode
    }
  }
`);

const HEAD_PICS = graphql(`
  query HeadPics {
    avatars
  }
`);

const NOTICES = graphql(`
  query Notices($locale: SiteLocale!, $top: Int!) {
    notices(locale: $locale, top: $top) {
      id
      title
      content: body
      createTime: publishedAt
    }
  }
`);

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

export const commonCalls = [
  get({
    path: '/common/bannerList',
    access: 'public',
    summary: 'Pictures with a word at the head of a page.',
    input: nothing,
    output: z.array(
      z.object({
        id: z.string(),
        image: z.string().nullable().meta({ description: 'The same as `banner`.' }),
        banner: z.string().nullable().meta({ description: 'Null: drawn from the accent colour.' }),
        title: z.string(),
        text: z.string(),
        link: z.string(),
        accent: z.int().meta({ description: '0 orange, 1 red, 2 purple, 3 cyan.' }),
      }),
    ),
    run: async (_input, { ask, locale }) => (await ask(BANNERS, { locale: siteLocales[locale] })).banners,
  }),
  get({
    path: '/common/documentList',
    access: 'public',
    summary: 'Help, support, terms, privacy, about and disclaimer.',
    input: z.object({ ...pageFields(15), type: word(KINDS, 'Only one kind.').optional() }),
    output: pageOf(
      z.object({
        id: z.string(),
        type: z.enum(KINDS),
        title: z.string(),
        summary: z.string(),
        content: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
        updateTime: moment,
      }),
    ),
    run: async ({ type, ...page }, { ask, locale }) => {
      const { documents } = await ask(DOCUMENTS, { locale: siteLocales[locale], kind: type ?? null });
      return pageIn(page, documents, (found) => found);
    },
  }),
  get({
    path: '/common/getBoxBattleThemeList',
    access: 'public',
    summary: 'The cases that battles are fought over, by theme.',
    input: z.object({
      moduleId: text(20, 'Old clients send 5; it changes nothing.').optional(),
      themeId: text(64, 'Only one theme; -1 for all.').default('-1'),
    }),
    output: z.array(z.object({ themeId: z.string(), themeName: z.string(), boxes: z.array(box) })),
    run: async ({ themeId }, { ask, locale }) => {
      const { themes, cases } = await ask(THEMES);
      return themes
        .filter(({ id }) => themeId === '-1' || id === themeId)
        .map(({ id, names }) => ({
          themeId: id,
          themeName: nameIn(names, locale),
          boxes: cases.filter(({ theme }) => theme.id === id).map((found) => boxOf(found, locale)),
        }));
    },
  }),
  get({
    path: '/common/getDefaultInvitationCode',
    access: 'public',
    summary: 'The code the registration form starts with.',
    input: nothing,
    output: z.object({ invitationCode: z.string().nullable() }),
    run: async (_input, { ask }) => ({ invitationCode: (await ask(INVITE_CODE)).site.defaultInviteCode }),
  }),
  get({
    path: '/common/getHeadPicList',
    access: 'public',
    summary: 'The pictures a player can choose from.',
    input: nothing,
    output: z.array(z.object({ headPic: z.string() })),
    run: async (_input, { ask }) => (await ask(HEAD_PICS)).avatars.map((headPic) => ({ headPic })),
  }),
  get({
    path: '/common/notice',
    access: 'public',
    summary: 'Public notices, newest first.',
    input: z.object({ topN: integer(1, 20, 'At most so many.').default(1) }),
    output: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), createTime: moment })),
    run: async ({ topN }, { ask, locale }) => (await ask(NOTICES, { locale: siteLocales[locale], top: topN })).notices,
  }),
  get({
    path: '/common/sysConfig',
    access: 'public',
    summary: 'What a client must know of the site.',
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
];
