import { en as notices } from '../../accounts/sensitive/texts/en.ts';
import type { MessageTexts, WinTexts } from './text.ts';

const wins: WinTexts = {
  case: ({ skin, value }, say) => ({
    title: `You opened ${say.skin(skin)}`,
    body: `${say.skin(skin)}, worth ${say.money(value)}, is in your backpack.`,
  }),
  upgrade: ({ skin, value }, say) => ({
    title: `Upgraded to ${say.skin(skin)}`,
    body: `${say.skin(skin)}, worth ${say.money(value)}, is in your backpack.`,
  }),
  dream: ({ skin, value }, say) => ({
    title: `Dream caught: ${say.skin(skin)}`,
    body: `Your target, worth ${say.money(value)}, is in your backpack.`,
  }),
  contract: ({ skin, value }, say) => ({
    title: `A contract brought ${say.skin(skin)}`,
    body: `${say.skin(skin)}, worth ${say.money(value)}, is in your backpack.`,
  }),
  battle: ({ count, value }, say) => ({
    title: 'You won a battle',
    body: `${count === 1 ? 'One item' : `${count} items`} worth ${say.money(value)} went to your backpack.`,
  }),
  giveaway: ({ skin, value }, say) => ({
    title: `Giveaway won: ${say.skin(skin)}`,
    body: `Your roll code was drawn. ${say.skin(skin)}, worth ${say.money(value)}, is in your backpack.`,
  }),
};

export const en: MessageTexts = {
  win: (content, say) => wins[content.game](content, say),
  'deposit-paid': ({ coin, locked }, say) => ({
    title: 'Deposit credited',
    body:
      locked === '0'
        ? `${say.money(coin)} went to your coins.`
        : `${say.money(coin)} went to your coins, and ${say.money(locked)} is a locked bonus that turns into coins as you play.`,
  }),
  'retrieval-sent': ({ skin }, say) => ({
    title: `Accept ${say.skin(skin)} on Steam`,
    body: 'The trade offer is out. Confirm it on Steam soon: what isn’t accepted in time comes back to your backpack.',
  }),
  'retrieval-done': ({ skin }, say) => ({
    title: `${say.skin(skin)} has arrived`,
    body: 'The item is in your Steam account.',
  }),
  'retrieval-failed': ({ skin }, say) => ({
    title: `${say.skin(skin)} couldn’t be delivered`,
    body: 'It is back in your backpack. Check your trade link and your Steam account, then try again, or ask support.',
  }),
  coupon: () => ({ title: 'You have a new coupon', body: 'You find it under Promotions. Mind the date it ends.' }),
  'support-answer': ({ subject }) => ({ title: 'Support has answered', body: `There is an answer to “${subject}”.` }),
  security: ({ event, detail }) => notices[event](detail),
  operator: ({ title, body }) => ({ title, body }),
};
