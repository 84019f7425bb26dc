import { describe, expect, it } from 'vitest';
import { createHouse, T0 } from '../../../test/deciders.ts';
import { TERMS, termsAre } from '../../../test/terms-cast.ts';
import { documentLocales, type SiteDocument } from './document.ts';
import { readDocuments, readMarkdown } from './document-store.ts';

const store = await readDocuments();

const harder = { ...TERMS.upgrade, returnPercent: 88 };
const house = createHouse();
house.given([termsAre(), termsAre({ upgrade: harder }, 2, T0 + 60_000), termsAre({}, 3, T0 + 3_600_000)]);
/** A site whose upgrades were changed once, and will be again. */
const FIGURES = { sections: { ...TERMS, upgrade: harder }, history: house.world().terms(), at: T0 + 120_000 };

const shapeOf = ({ sections }: SiteDocument): readonly number[] => sections.map(({ paragraphs }) => paragraphs.length);
const slugs = store.all('en', FIGURES).map(({ slug }) => slug);
const textOf = ({ title, summary, sections }: SiteDocument): string =>
  [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');

describe('the documents', () => {
  it('hold terms, privacy, about, disclaimer, eight help topics and support topics', () => {
    const kinds = store.all('en', FIGURES).map(({ kind }) => kind);
    for (const kind of ['PRIVACY', 'ABOUT', 'DISCLAIMER']) {
      expect(kinds.filter((one) => one === kind)).toHaveLength(1);
    }
    expect(store.all('en', FIGURES, 'TERMS').map(({ slug }) => slug)).toEqual(['terms', 'terms-of-play']);
    expect(store.all('en', FIGURES, 'HELP').length).toBeGreaterThanOrEqual(8);
    expect(store.all('en', FIGURES, 'SUPPORT').length).toBeGreaterThanOrEqual(3);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(documentLocales)('have the same slugs, dates and sections in %s', (locale) => {
    const documents = store.all(locale, FIGURES);
    const reference = store.all('en', FIGURES);
    expect(documents.map(({ slug, updatedAt }) => [slug, updatedAt])).toEqual(
      reference.map(({ slug, updatedAt }) => [slug, updatedAt]),
    );
    expect(documents.map(shapeOf)).toEqual(reference.map(shapeOf));
    expect(documents.every(({ updatedAt }) => Number.isSafeInteger(updatedAt))).toBe(true);
  });

  it.each(documentLocales)(
    'say something everywhere, nothing twice in one document, and leave no gap in %s',
    (locale) => {
      for (const document of store.all(locale, FIGURES)) {
        const lines = textOf(document).split('\n');
        for (const line of lines) expect(line.trim(), document.slug).not.toBe('');
        expect(new Set(document.sections.map(({ heading }) => heading)).size).toBe(document.sections.length);
        expect(textOf(document), document.slug).not.toMatch(/TODO|lorem|undefined|\{\w+\}/i);
      }
    },
  );

  it('name the same numbers in every language', () => {
    const numbersOf = (document: SiteDocument): readonly string[] =>
      [...textOf(document).matchAll(/\d[\d,.]*%?/g)].map(([found]) => found.replace(/[.,]$/, '')).sort();
    for (const slug of slugs) {
      const simplified = store.one('zh-CN', FIGURES, slug);
      const traditional = store.one('zh-TW', FIGURES, slug);
      if (simplified === null || traditional === null) throw new Error(slug);
      expect(numbersOf(traditional), slug).toEqual(numbersOf(simplified));
    }
  });

  it('keep each language to its own script', () => {
    for (const document of store.all('en', FIGURES)) expect(textOf(document)).not.toMatch(/[\u3400-\u9fff]/);
    for (const document of store.all('zh-TW', FIGURES)) {
      expect(textOf(document)).not.toMatch(/[盘优号码个们会这时种证额库录级单开关与业应实变换据务费输资监账]/);
    }
    for (const document of store.all('zh-CN', FIGURES)) {
      expect(textOf(document)).not.toMatch(/[盤優號碼個們會這時種證額庫錄級單開關與業應實變換據務費輸資監帳]/);
    }
  });

  it('have the words of the product in Chinese as in Taiwan and as on the mainland', () => {
    const traditional = store.all('zh-TW', FIGURES).map(textOf).join('\n');
    const simplified = store.all('zh-CN', FIGURES).map(textOf).join('\n');
    expect(traditional).not.toMatch(/充值|服務器|概率|哈希|賬|登錄|鏈接|短信|視頻|默認|信息|網絡|設置/);
    expect(simplified).not.toMatch(/储值|伺服器|机率|杂凑|登入|连结|简讯|预设|网路/);
  });

  it('state the terms in force, announced and earlier, out of the log', () => {
    const upgrade = store.one('en', FIGURES, 'terms-of-play')?.sections.find(({ heading }) => heading === 'Upgrade');
    expect(upgrade?.paragraphs).toEqual([
      expect.stringContaining('88%'),
      expect.stringMatching(/^In force since 2026-01-01 00:01:00 UTC\. Hash: [0-9a-f]{64}$/),
      'Announced, in force from 2026-01-01 01:00:00 UTC:',
      expect.stringContaining('92%'),
      'Earlier, from 2026-01-01 00:00:00 UTC until 2026-01-01 00:01:00 UTC:',
      expect.stringContaining('92%'),
    ]);
    expect(store.one('en', FIGURES, 'upgrade-and-dream')?.sections[0]?.paragraphs[0]).toContain('88%');
  });

  it('are null by a name that none has', () => {
    for (const slug of ['', 'nothing', '__proto__', 'constructor', 'TERMS'])
      expect(store.one('en', FIGURES, slug)).toBeNull();
  });

  it('stand in the order of their numbers', () => {
    expect(slugs.slice(0, 4)).toEqual(['opening-cases', 'provably-fair', 'battles', 'upgrade-and-dream']);
  });

  it.each([
    ['without front matter', '## Heading\n\nText.\n'],
    ['without a day', '---\ntitle: T\nsummary: S\nupdatedAt: soon\n---\n\n## Heading\n\nText.\n'],
    ['without a section', '---\ntitle: T\nsummary: S\nupdatedAt: 2026-11-20\n---\n\nText.\n'],
  ])('are refused %s', (_, markdown) => {
    expect(() => readMarkdown(markdown)).toThrow('front matter');
  });

  it('are refused with a figure that the terms don’t have', () => {
    const head = '---\ntitle: T\nsummary: S\nupdatedAt: 2026-11-20\n---\n\n';
    expect(() => readMarkdown(`${head}## Heading\n\n{upgrade.nothing}%\n`)(FIGURES)).toThrow('upgrade.nothing');
  });
});
