import { isCaseSlug, isListingId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import { publishTerms } from '../../../test/terms-cast.ts';
import { steamAt } from '../../accounts/steam/provider.ts';
import { noticesIn } from '../../site/messages/notices.ts';
import { askOf, granted, signUpWith, uuid, winItems } from '../../testing/client.ts';
import { openFixture } from '../../testing/fixture.ts';
import { addBot, openBattle, runBattle } from '../../testing/rooms.ts';
import { type SteamStandIn, steamStandIn } from '../../testing/steam-stand-in.ts';
import type { World } from './trial.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface OpenWorld extends World {
  close(): Promise<void>;
}

/** A site where every call has something to show: a shop, rewards, a notice, a finished battle, drops, orders. */
export const openWorld = async (on: string): Promise<OpenWorld> => {
  const steam: SteamStandIn = await steamStandIn();
  const site = await openFixture(
    { steam: steamAt(steam.endpoint, 5_000), defaultInviteCode: 'WELCOME1', transfersToPlayers: true },
    on,
  );
  // Rankings and rewards go by the day: the world's begins now, so that none ends while it is tried.
  site.advance(DAY_MS - (site.now() % DAY_MS));
  const ask = askOf(site.gateway);
  await site.operate({
    type: 'StockListing',
    listing: mustBe(isListingId, 'middle'),
    skin: mustBe(isSkinId, 'brook'),
    wear: 'FN',
    balance: 'coin',
    quantity: 1_000,
  });
  const player = await signUpWith(ask, 5_000_000);
  await site.operate(
    publishTerms({
      rewards: {
        firstDeposit: { percent: 20, max: '20000' },
        releasePercent: 2,
        dailyTiers: [
          { deposit: '5000', reward: '100' },
          { deposit: '20000', reward: '500' },
        ],
        rebateLevels: [{ deposits: '0', ratio: 100 }],
        vipRewards: Array.from({ length: 20 }, () => '0'),
        freeCases: [{ grade: 0, case: mustBe(isCaseSlug, 'ember') }],
      },
    }),
  );
  const words = { title: '公告', body: '内容' };
  await noticesIn(site.database.pool, site.now).publish(uuid(), { 'zh-CN': words, 'zh-TW': words, en: words });
  await winItems(ask, player, 3);
  const battle = await openBattle(ask, player);
  granted(await addBot(ask, player, battle));
  await runBattle(site, ask, battle);
  const start = 'mutation($input: StartDepositInput!) { startDeposit(input: $input) { id } }';
  const channels = granted(await ask('{ paymentChannels { id currencies { code } } }'));
  const [channel, currency] = [channels.at('paymentChannels.0.id'), channels.at('paymentChannels.0.currencies.0.code')];
  granted(await ask(start, { input: { commandId: uuid(), channel, currency, amount: 5_000 } }, player.token));
  await site.settled();
  // Reels are over by then.
  site.advance(60_000);
  return {
    site,
    ask,
    player,
    close: async () => {
      await site.close();
      await steam.close();
    },
  };
};
