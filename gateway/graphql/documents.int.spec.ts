import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, each, granted, list } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;

beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const DOCUMENT = `query($slug: ID!, $locale: SiteLocale) { document(slug: $slug, locale: $locale) {
  slug kind title summary updatedAt sections { heading paragraphs } } }`;

describe('documents', () => {
  it('are listed by kind, and all of them without one', async () => {
    const query = 'query($kind: DocumentKind) { documents(kind: $kind, locale: EN) { slug kind title } }';
    const help = granted(await ask(query, { kind: 'HELP' })).at('documents');
    expect(new Set(each(help, 'kind'))).toEqual(new Set(['HELP']));
    expect(each(help, 'slug')).toContain('battles');
    const all = list(granted(await ask(query)).at('documents'));
    expect(all.length).toBeGreaterThan(list(help).length);
    expect(new Set(each(all, 'kind'))).toEqual(new Set(['HELP', 'SUPPORT', 'TERMS', 'PRIVACY', 'ABOUT', 'DISCLAIMER']));
  });

  it.each([
    [undefined, '服务条款'],
    ['ZH_CN', '服务条款'],
    ['ZH_TW', '服務條款'],
    ['EN', 'Terms of use'],
  ])('are in the language that is asked for: %s', async (locale, title) => {
    const answer = granted(await ask(DOCUMENT, { slug: 'terms', ...(locale && { locale }) }));
    expect(answer.at('document')).toMatchObject({ slug: 'terms', kind: 'TERMS', title });
    expect(answer.at('document.updatedAt')).toBe('2026-11-20T00:00:00.000Z');
    expect(list(answer.at('document.sections')).length).toBeGreaterThan(3);
  });

  it('are null by a name that none has', async () => {
    for (const slug of ['nothing', '__proto__', '', 'x'.repeat(500)]) {
      expect(granted(await ask(DOCUMENT, { slug, locale: 'EN' })).at('document')).toBeNull();
    }
  });

  it('refuse a language that none is written in', async () => {
    const answer = await ask(DOCUMENT, { slug: 'terms', locale: 'FR' });
    expect(answer.code).toBe('INVALID_INPUT');
  });
});

const SKINS = `query($filter: SkinFilter, $sort: SkinSort, $first: Int, $after: String) {
  skins(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node { id grade wears { wear value floatMin floatMax } } }
    pageInfo { hasNextPage endCursor } totalCount } }`;

describe('skins', () => {
  const found = async (filter: object, sort = 'GRADE'): Promise<readonly unknown[]> => {
    const answer = granted(await ask(SKINS, { filter, sort }));
    expect(answer.at('skins.totalCount')).toBe(list(answer.at('skins.edges')).length);
    return each(answer.at('skins.edges'), 'node.id');
  };

  it.each([
    [{}, 'GRADE', ['aurora', 'brook', 'cinder']],
    [{}, 'VALUE_ASC', ['cinder', 'brook', 'aurora']],
    [{}, 'VALUE_DESC', ['aurora', 'brook', 'cinder']],
    [{ grades: [0, 6] }, 'GRADE', ['aurora', 'cinder']],
    [{ wears: ['BS'] }, 'GRADE', []],
    [{ wears: ['FT', 'BS'] }, 'VALUE_ASC', ['cinder', 'brook', 'aurora']],
    [{ search: ' KESTREL | bro' }, 'GRADE', ['brook']],
    [{ search: '%' }, 'GRADE', []],
    [{ family: 'kestrel' }, 'GRADE', ['aurora', 'brook', 'cinder']],
    [{ family: 'nobody' }, 'GRADE', []],
  ])('are found by %j in the order %s', async (filter, sort, expected) => {
    expect(await found(filter, sort)).toEqual(expected);
  });

  it('tell what they are worth, from the best wear to the worst', async () => {
    const answer = granted(await ask('{ skin(id: "brook") { wears { wear value floatMin floatMax } } }'));
    expect(answer.at('skin.wears')).toEqual([
      { wear: 'FN', value: 1_500, floatMin: 0, floatMax: 70_000 },
      { wear: 'FT', value: 750, floatMin: 150_000, floatMax: 380_000 },
    ]);
    expect(granted(await ask('{ skin(id: "nothing") { id } }')).at('skin')).toBeNull();
  });

  it('page without gaps or repeats', async () => {
    for (const sort of ['GRADE', 'VALUE_ASC', 'VALUE_DESC']) {
      const all = await found({}, sort);
      const seen: unknown[] = [];
      let after: unknown = null;
      do {
        const page = granted(await ask(SKINS, { sort, first: 1, after }));
        seen.push(...each(page.at('skins.edges'), 'node.id'));
        after = page.at('skins.pageInfo.hasNextPage') === true ? page.at('skins.pageInfo.endCursor') : null;
      } while (after !== null);
      expect(seen).toEqual(all);
    }
  });

  it.each([
    [{ filter: { grades: [7] } }, 'grades'],
    [{ filter: { search: 'x'.repeat(65) } }, 'search'],
    [{ first: 0 }, 'first'],
    [{ first: 61 }, 'first'],
    [{ after: 'made-up' }, 'after'],
    [{ after: Buffer.from('skins value-asc\n1\n0\nbrook').toString('base64url') }, 'after'],
    [{ after: Buffer.from('skins grade\nx\n0\nbrook').toString('base64url') }, 'after'],
  ])('refuse %j', async (variables, field) => {
    const answer = await ask(SKINS, variables);
    expect([answer.code, answer.details.field]).toEqual(['INVALID_INPUT', field]);
  });

  it('name their families and the open cases that hold them', async () => {
    const answer = granted(
      await ask(`{ skinFamilies { id count names { en } }
        skinSources(id: "aurora") { case { slug } entries { wear firstTicket lastTicket } }
        nowhere: skinSources(id: "nothing") { case { slug } } }`),
    );
    expect(answer.at('skinFamilies')).toEqual([{ id: 'kestrel', count: 3, names: { en: 'Kestrel' } }]);
    expect(each(answer.at('skinSources'), 'case.slug')).toEqual(['ember']);
    expect(each(answer.at('skinSources.0.entries'), 'wear')).toEqual(['FN', 'FT']);
    expect(answer.at('nowhere')).toEqual([]);
  });
});
