import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogChanges } from '../../../engine/catalog/catalog-changes.ts';
import type { CatalogDocument } from '../../../engine/catalog/document.ts';
import { parseCatalog } from '../../../engine/catalog/parse-catalog.ts';
import { shippedCatalog } from '../../../engine/catalog/shipped/index.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { consoleOf, type SignedIn } from '../testing/console.ts';

const DRAFT = '{ draft { id name version cases savedByName proposal } document problems }';
const SAVE = `mutation($commandId: ID!, $document: String!, $name: String!, $draft: ID, $version: Int) {
  saveCatalogDraft(commandId: $commandId, document: $document, name: $name, draft: $draft, version: $version) ${DRAFT}
}`;
const PROPOSE = `mutation($id: ID!, $version: Int!) {
  proposeCatalogDraft(id: $id, version: $version, reason: "a dearer night", ticket: "T-1") { id position }
}`;
const DISCARD = 'mutation($id: ID!, $version: Int!) { discardCatalogDraft(id: $id, version: $version) }';
const EXPORT = 'query($case: String, $version: Int) { catalogExport(case: $case, version: $version) }';
const APPROVE = 'mutation($id: ID!) { approveAct(id: $id) { id } }';
const CHANGES = 'query($id: ID!) { proposal(id: $id) { kind changes { what before after } } }';
const CASE = `query($slug: String!) { catalogCase(slug: $slug) {
  case { version price returns share volatility rows until } entries { tickets value } versions { version }
} }`;

/** Two cases of the shipped catalog, and all that they and the consolation need. */
const shipped = ((whole: CatalogDocument): CatalogDocument => {
  const cases = whole.cases.slice(0, 2);
  const used = new Set(
    [...cases.flatMap(({ entries }) => entries), ...(whole.consolation ?? [])].map(({ skin }) => skin),
  );
  return { ...whole, cases, skins: whole.skins.filter(({ id }) => used.has(id)) };
})(shippedCatalog());
const [lantern] = shipped.cases;
if (lantern === undefined) throw new Error('no cases');
const { slug } = lantern;

describe.each(databases)('drafts of the catalog on %s', (database) => {
  let site: Fixture;
  let desk: ReturnType<typeof consoleOf>;
  let [amy, bob, sue]: SignedIn[] = [];

  const asking = async (who: SignedIn | undefined, query: string, variables: object = {}) => {
    if (who === undefined) throw new Error('who asks?');
    const answer = await desk.ask(who.cookie, query, variables);
    await site.settled();
    return answer;
  };
  const exported = async (of: object = {}): Promise<CatalogDocument> =>
    JSON.parse((await asking(amy, EXPORT, of)).data.catalogExport);
  const priced = (document: CatalogDocument, price: string): CatalogDocument => ({
    ...document,
    cases: document.cases.map((one) => ({ ...one, price })),
  });
  const saving = (document: object, more: object = {}, who = amy) =>
    asking(who, SAVE, { commandId: randomUUID(), document: JSON.stringify(document), name: 'Night', ...more });
  const saved = async (document: object, more: object = {}) =>
    (await saving(document, more)).data.saveCatalogDraft.draft;

  beforeAll(async () => {
    site = await openFixture({}, database);
    desk = consoleOf(site);
    await site.operate({ type: 'PublishCatalog', changes: catalogChanges(shipped) });
    await site.operate({ type: 'PublishActRules', twoPeople: ['PublishCatalog'], breakGlass: false });
    await site.settled();
    [amy, bob, sue] = [
      await desk.signedUp(['catalog'], 'Amy'),
      await desk.signedUp(['risk', 'catalog'], 'Bob'),
      await desk.signedUp(['support'], 'Sue'),
    ];
  }, 120_000);
  afterAll(() => site.close());

  it('begin with what is published, in the documented form: its import would change nothing', async () => {
    const whole = await exported();
    expect(whole.skins).toEqual(expect.arrayContaining([...shipped.skins]));
    expect(whole.cases).toEqual(expect.arrayContaining([...shipped.cases]));
    expect(whole.consolation).toEqual(shipped.consolation);
    const one = await exported({ case: slug });
    expect(parseCatalog(one)).toMatchObject({ ok: true });
    expect(one.cases).toEqual([lantern]);
    const draft = await saved(one);
    expect(await asking(amy, PROPOSE, { id: draft.id, version: 1 })).toMatchObject({ code: 'NOTHING_TO_DO' });
  });

  it('are kept with a version, and a save over another operator’s is refused', async () => {
    const document = priced(await exported({ case: slug }), '99900');
    const { id, version } = await saved(document);
    expect(await saving(document, { draft: id, version }, bob)).toMatchObject({
      code: null,
      data: { saveCatalogDraft: { draft: { id, version: 2, savedByName: 'Bob', cases: [slug] }, problems: [] } },
    });
    for (const old of [
      { draft: id, version },
      { draft: 'f'.repeat(16), version: 1 },
    ])
      expect(await saving(document, old)).toMatchObject({ code: 'ACT_CHANGED' });
    expect(await asking(amy, DISCARD, { id, version })).toMatchObject({ code: 'ACT_CHANGED' });
    expect(await asking(amy, DISCARD, { id, version: 2 })).toMatchObject({ code: null });
    expect((await asking(amy, `{ catalogDraft(id: "${id}") { problems } }`)).data.catalogDraft).toBeNull();
    const { rows } = await site.database.pool.query<{ kind: string }>(
      'SELECT kind FROM operator_journal WHERE subject = $1 ORDER BY entry_id',
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['draft-saved', 'draft-saved', 'draft-discarded']);
  });

  it('are saved once by a repetition, and refused where they are no catalog', async () => {
    const document = JSON.stringify(await exported({ case: slug }));
    const named = { commandId: randomUUID(), document, name: 'Twice' };
    const ids = [await asking(amy, SAVE, named), await asking(amy, SAVE, named)].map(
      ({ data }) => data.saveCatalogDraft.draft.id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(await asking(amy, SAVE, { ...named, name: 'Other' })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    for (const bad of ['none', '{}', JSON.stringify({ ...JSON.parse(document), format: 'x' })])
      expect(await asking(amy, SAVE, { ...named, commandId: randomUUID(), document: bad })).toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(await saving(JSON.parse(document), { name: ' ' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await saving(JSON.parse(document), {}, sue)).toMatchObject({ code: 'SCOPE_MISSING' });
  });

  it('tell their problems, and are no proposal with one', async () => {
    const document = await exported({ case: slug });
    const cases = document.cases.map((one) => ({ ...one, entries: one.entries.slice(1) }));
    const { data } = await saving({ ...document, cases });
    expect(data.saveCatalogDraft.problems).toContainEqual(expect.stringMatching(/^case .*tickets sum to/));
    const { id } = data.saveCatalogDraft.draft;
    expect(await asking(amy, PROPOSE, { id, version: 1 })).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are published by the approval of another, with each line that changes', async () => {
    const document = priced(await exported({ case: slug }), String(BigInt(lantern.price) + 100n));
    const [first, second, ...rest] = document.cases[0]?.entries ?? [];
    if (first === undefined || second === undefined) throw new Error('no entries');
    const entries = [{ ...first, tickets: first.tickets + 1 }, { ...second, tickets: second.tickets - 1 }, ...rest];
    const draft = await saved({ ...document, cases: document.cases.map((one) => ({ ...one, entries })) });
    const { data } = await asking(amy, PROPOSE, { id: draft.id, version: 1 });
    const act = data.proposeCatalogDraft.id;
    const { changes } = (await asking(amy, CHANGES, { id: act })).data.proposal;
    expect(changes[0]).toMatchObject({ what: 'case-price' });
    expect(changes).toContainEqual(
      expect.objectContaining({ what: 'line', after: expect.stringMatching(`^${first.tickets + 1} × `) }),
    );
    expect(changes.at(-1)).toMatchObject({ what: 'lines-kept', after: String(rest.length) });
    expect(await asking(amy, APPROVE, { id: act })).toMatchObject({ code: 'SCOPE_MISSING' });
    expect(await asking(bob, APPROVE, { id: act })).toMatchObject({ code: null });
    const { case: now, versions } = (await asking(amy, CASE, { slug })).data.catalogCase;
    expect(now).toMatchObject({ version: 2, price: Number(lantern.price) + 100, rows: lantern.entries.length });
    expect(versions).toEqual([{ version: 2 }, { version: 1 }]);
    // The version before, as a draft, takes it back.
    expect((await exported({ case: slug, version: 1 })).cases).toEqual([lantern]);
    const shownThen = await site.database.pool.query<{ order: number }>(
      `SELECT (display::jsonb->>'themeOrder')::int AS order FROM case_version WHERE slug = $1 ORDER BY version`,
      [slug],
    );
    expect(new Set(shownThen.rows.map(({ order }) => order)).size).toBe(1);
  });

  it('are refused where something else was published since they were saved, or since they were proposed', async () => {
    const { case: now } = (await asking(amy, CASE, { slug })).data.catalogCase;
    const document = await exported({ case: slug });
    const dearer = await saved(priced(document, String(now.price + 200)));
    const early = (await asking(amy, PROPOSE, { id: dearer.id, version: 1 })).data.proposeCatalogDraft.id;
    const other = await saved(priced(document, String(now.price + 300)));
    const act = (await asking(amy, PROPOSE, { id: other.id, version: 1 })).data.proposeCatalogDraft.id;
    expect(await asking(bob, APPROVE, { id: act })).toMatchObject({ code: null });
    expect(await asking(bob, APPROVE, { id: early })).toMatchObject({ code: 'ACT_CHANGED' });
    expect(await asking(bob, APPROVE, { id: act })).toMatchObject({ code: 'ACT_CLOSED' });
    expect(await asking(amy, PROPOSE, { id: dearer.id, version: 1 })).toMatchObject({ code: 'ACT_CHANGED' });
    const again = await saved(priced(document, String(now.price + 200)), { draft: dearer.id, version: 1 });
    expect(await asking(amy, PROPOSE, { id: dearer.id, version: again.version })).toMatchObject({ code: null });
  });

  it('stand beside cases, skins, tables and the shop as they are', async () => {
    const { data } = await asking(
      amy,
      `{ catalogCases { slug share until } catalogSkins(text: "${lantern.hero}") { id wears { value } }
         catalogTables { consolation { mean entries { tickets } } pool { version } } shopListings { id } }`,
    );
    expect(data.catalogCases.map((one: { slug: string }) => one.slug)).toEqual(
      expect.arrayContaining(shipped.cases.map((one) => one.slug)),
    );
    expect(data.catalogSkins.map(({ id }: { id: string }) => id)).toContain(lantern.hero);
    expect(data.catalogTables.consolation.entries).toHaveLength(shipped.consolation?.length ?? 0);
    const reason = 'reason: "follows the catalog"';
    expect(await asking(amy, `mutation { proposeContractPool(${reason}) { id } }`)).toMatchObject({ code: null });
    const [worn] = lantern.entries;
    const listing = `skin: "${worn?.skin}", wear: "${worn?.wear}", balance: COIN, ${reason}`;
    expect(await asking(amy, `mutation { proposeListing(${listing}, quantity: 5) { id } }`)).toMatchObject({
      code: null,
    });
    expect(await asking(amy, `mutation { proposeListing(${listing}, quantity: 0) { id } }`)).toMatchObject({
      code: expect.stringMatching(/INVALID/),
    });
  });
});
