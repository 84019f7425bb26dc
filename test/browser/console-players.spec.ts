import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOverSocket } from '../../scripts/operator/socket.ts';
import actWords from '../../web/operator/generated/texts/zh-CN/act.ts';
import actTexts from '../../web/operator/generated/texts/zh-CN/acts.ts';
import entry from '../../web/operator/generated/texts/zh-CN/entry.ts';
import journal from '../../web/operator/generated/texts/zh-CN/journal.ts';
import playerTexts from '../../web/operator/generated/texts/zh-CN/player.ts';
import players from '../../web/operator/generated/texts/zh-CN/players.ts';
import ticketTexts from '../../web/operator/generated/texts/zh-CN/tickets.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { startFreshSite } from '../site/fresh-site.ts';
import type { RunningSite } from '../site/start-site.ts';
import { button, dialogOf } from './account.ts';
import { findBrowser } from './find-browser.ts';
import { accessibilityProblems, choose, launch, openPage, overflow, picture } from './open-page.ts';
import { makePlayer, type SeasonedPlayer } from './player.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

const OPEN_TICKET = graphql(`
  mutation OpenTicket($subject: String!) {
    openSupportTicket(subject: $subject, text: "Please look.") { id }
  }
`);
const HOSTILE = '<img src="/nothing" onerror="document.title = 1"><b>Where is it?</b>';
const PHONE = '13800000392';

const found = await findBrowser();

describe.skipIf(found === null)('the players of the console', () => {
  let site: RunningSite;
  let browser: Browser;
  let player: SeasonedPlayer;
  let owner: Page;

  /** A page of the operator whom the link invites, signed in. */
  const join = async (link: string): Promise<Page> => {
    const { page } = await openPage(browser, site.url, { width: 1440 });
    await addVirtualAuthenticator(page);
    await page.goto(link);
    await page.getByLabel(entry.invitation.passkeyName).fill('办公室');
    await button(page, entry.invitation.button).click();
    await page.getByRole('link', { name: players.title }).waitFor();
    return page;
  };
  /** The link of an operator whom the owner invites. */
  const invite = (role: string): Promise<string> =>
    owner.evaluate(async (wanted) => {
      const query = `mutation { inviteOperator(name: "苏禾", roles: [${wanted}], reason: "Year’s end") { link } }`;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/operator/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      return String((await answer.json()).data.inviteOperator.link);
    }, role);
  const showPlayer = async (page: Page): Promise<void> => {
    await page.goto(`/operator/players/${player.playerId}`);
    await page.getByRole('heading', { name: player.nickname, level: 1 }).waitFor();
    await page.getByRole('table', { name: playerTexts.timeline.title }).waitFor();
  };

  beforeAll(async () => {
    if (found === null) return;
    site = await startFreshSite({ GLASSCASE_RATE_FACTOR: '1000', GLASSCASE_OFFICIAL_BATTLES: '0' });
    browser = await launch(found);
    player = await makePlayer(site.url, PHONE);
    await askAt(site.url)(OPEN_TICKET, { subject: HOSTILE }, player.token);
    const made = await askOverSocket(site.dataDir, { request: 'make-owner', name: '林墨' });
    owner = await join(made?.lines.at(-1) ?? '');
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('are found from the keyboard, and the text is kept without the address', async () => {
    await owner.goto('/operator/players');
    await owner.getByText(players.help.person).waitFor();
    expect(await accessibilityProblems(owner)).toEqual([]);
    await owner.keyboard.type(PHONE);
    await owner.getByRole('row', { name: player.nickname }).waitFor();
    expect(owner.url()).not.toContain(PHONE);
    await owner.keyboard.press('ArrowDown');
    await owner.keyboard.press('Enter');
    await owner.getByRole('heading', { name: player.nickname, level: 1 }).waitFor();
    await owner.goBack();
    expect(await owner.getByLabel(players.label).inputValue()).toBe(PHONE);
    await owner.getByLabel(players.label).fill('<b>nothing</b>');
    await owner.getByText(players.nothing({ text: '<b>nothing</b>' })).waitFor();
  });

  it('are shown at every width, and what they wrote is text', async () => {
    await showPlayer(owner);
    for (const width of [1440, 1024, 390]) {
      await owner.setViewportSize({ width, height: 900 });
      await picture(owner, `console-player-${width}`, { whole: true });
      expect.soft(await overflow(owner), `the player sticks out at ${width}`).toBe(0);
      expect.soft(await accessibilityProblems(owner), String(width)).toEqual([]);
    }
    await owner.setViewportSize({ width: 1440, height: 900 });
    const main = owner.getByRole('main');
    expect(await main.innerText()).toContain(HOSTILE);
    expect(await main.locator('img').count()).toBe(0);
    expect(await main.innerText()).not.toMatch(/NaN|undefined|\{/);
  });

  it('have each play at hand to verify, and a tab for each kind of event', async () => {
    await showPlayer(owner);
    const verify = owner.getByRole('link', { name: playerTexts.timeline.verify });
    const addresses = await verify.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain(`/provably-fair/verify/${player.roundId}`);
    await choose(owner, playerTexts.timeline.tabs.tickets);
    await expect.poll(() => verify.count()).toBe(0);
    expect(new URL(owner.url()).search).toBe('?show=tickets');
    await choose(owner, playerTexts.timeline.tabs.retrievals);
    await owner.getByText(playerTexts.timeline.nothingOfKind).waitFor();
  });

  it('are masked until a reason is given, which the journal keeps, and again once the page is left', async () => {
    const full = `+86${PHONE}`;
    await showPlayer(owner);
    const main = owner.getByRole('main');
    expect(await main.innerText()).not.toContain(PHONE);
    const title = playerTexts.reveal.title({ field: journal.fields.PHONE });
    await button(owner, title).click();
    const dialog = dialogOf(owner, title);
    await button(dialog, playerTexts.reveal.send).click();
    await dialog.getByText(playerTexts.reveal.reasonWrong).waitFor();
    expect(await main.innerText()).not.toContain(PHONE);
    await dialog.getByLabel(playerTexts.reveal.reason, { exact: true }).fill('核对本人');
    await button(dialog, playerTexts.reveal.send).click();
    await main.getByText(full).waitFor();
    await owner.getByRole('link', { name: journal.title }).click();
    await owner.getByRole('row').filter({ hasText: '核对本人' }).filter({ hasText: player.nickname }).waitFor();
    await owner.goBack();
    await owner.getByRole('heading', { name: player.nickname, level: 1 }).waitFor();
    expect(await main.innerText()).not.toContain(PHONE);
  });

  it('have no eye for an operator whose role doesn’t open identity', async () => {
    const auditor = await join(await invite('AUDITOR'));
    await showPlayer(auditor);
    await auditor.getByText(playerTexts.identity.noRight).waitFor();
    expect(await auditor.getByRole('button', { name: journal.fields.PHONE }).count()).toBe(0);
    await auditor.context().close();
  });

  it('lead from a ticket, which is answered beside its talk, and an id of no player is told to be one', async () => {
    await owner.goto('/operator/tickets');
    await owner.getByRole('row').filter({ hasText: HOSTILE }).waitFor();
    await choose(owner, ticketTexts.states.CLOSED);
    await owner.getByText(ticketTexts.empty.CLOSED).waitFor();
    await choose(owner, ticketTexts.states.OPEN);
    await owner.getByRole('row').filter({ hasText: HOSTILE }).getByRole('button').click();
    const details = owner.getByRole('complementary');
    await details.getByText('Please look.').waitFor();
    await button(details, ticketTexts.answer.send).click();
    await details.getByText(ticketTexts.answer.wrong).waitFor();
    await details.getByLabel(ticketTexts.answer.label).fill('已经补发');
    expect(await accessibilityProblems(owner)).toEqual([]);
    await picture(owner, 'console-ticket-1440');
    await button(details, ticketTexts.answer.send).click();
    await details.getByRole('listitem').filter({ hasText: '已经补发' }).waitFor();
    await details.getByRole('link', { name: player.nickname }).click();
    await owner.getByRole('heading', { name: player.nickname, level: 1 }).waitFor();
    await owner.goto(`/operator/players/${'A'.repeat(22)}`);
    await owner.getByText(playerTexts.unknown.title).waitFor();
  });

  it('are blocked and limited with a reason, and noted', async () => {
    const { acts, notes, standing } = playerTexts;
    await showPlayer(owner);
    await button(owner, acts.block.title).click();
    const dialog = dialogOf(owner, acts.block.title);
    await button(dialog, acts.block.title).click();
    await dialog.getByText(actWords.reasonWrong).waitFor();
    await dialog.getByLabel(actWords.reason, { exact: true }).fill('<b>盗刷</b>');
    expect(await accessibilityProblems(owner)).toEqual([]);
    await picture(owner, 'console-block-1440');
    await button(dialog, acts.block.title).click();
    await owner.getByText(standing.block).waitFor();
    await owner.getByText('<b>盗刷</b>').first().waitFor();
    await button(owner, acts.limit.title).click();
    const limiting = dialogOf(owner, acts.limit.title);
    await limiting.getByLabel(acts.limit.amount, { exact: true }).fill('500');
    await limiting.getByLabel(actWords.reason, { exact: true }).fill('追回损失');
    await picture(owner, 'console-limit-1440');
    await button(limiting, acts.limit.title).click();
    await limiting.waitFor({ state: 'detached' });
    await owner.getByLabel(notes.label).fill('已电话联系');
    await button(owner, notes.add).click();
    await owner.getByRole('listitem').filter({ hasText: '已电话联系' }).waitFor();
    await button(owner, acts.unblock.title).click();
    const lifting = dialogOf(owner, acts.unblock.title);
    await lifting.getByLabel(actWords.reason, { exact: true }).fill('核实无误');
    await button(lifting, acts.unblock.title).click();
    await owner.getByText(standing.noRestrictions).waitFor();
    await picture(owner, 'console-player-acts-1440', { whole: true });
  });

  it('are corrected by two people once the rules ask for two: the proposer finds no button to approve', async () => {
    const effect = JSON.stringify({ type: 'PublishActRules', twoPeople: ['AdjustBalance'], breakGlass: false });
    const given = { effect, reason: 'two people from today on' };
    await askOverSocket(site.dataDir, { request: 'mutate', operation: 'proposeAct', given, json: true, csv: null });
    const { steps, done } = actTexts;
    const details = (page: Page) => page.getByRole('complementary');
    const openAct = async (page: Page, kind: string): Promise<void> => {
      await page.goto('/operator/acts');
      await page.getByRole('row').filter({ hasText: kind }).getByRole('button').click();
    };
    await openAct(owner, actTexts.commands.PublishActRules);
    await button(details(owner), steps.approve).click();
    await owner.getByText(done.approve).waitFor();

    await showPlayer(owner);
    const { correction, actions } = playerTexts;
    await button(owner, actions.correct).click();
    const dialog = dialogOf(owner, correction.title);
    expect(await accessibilityProblems(owner)).toEqual([]);
    await dialog.getByLabel(correction.change).fill('+24.60');
    await dialog.getByLabel(correction.reason, { exact: true }).fill('第 3 局回执晚到');
    await button(dialog, correction.send).click();
    await details(owner).getByText('第 3 局回执晚到').waitFor();
    expect(await button(details(owner), new RegExp(steps.approve)).count()).toBe(0);
    expect(await button(details(owner), steps.withdraw).count()).toBe(1);
    await picture(owner, 'console-acts-1440');

    const second = await join(await invite('FINANCE'));
    await openAct(second, actTexts.commands.AdjustBalance);
    expect(await accessibilityProblems(second)).toEqual([]);
    await button(details(second), new RegExp(`${steps.approve}.*24\\.60`)).click();
    await second.getByText(done.approve).waitFor();
    await choose(second, actTexts.views.approved);
    // The newest of two: the rules name the kind as well.
    await second
      .getByRole('row')
      .filter({ hasText: actTexts.commands.AdjustBalance })
      .first()
      .getByRole('button')
      .click();
    await details(second)
      .getByText(actTexts.course.approved({ name: '苏禾' }))
      .waitFor();
    await showPlayer(second);
    await second.getByRole('row').filter({ hasText: '+24.60' }).waitFor();
    await second.context().close();
  });
});
