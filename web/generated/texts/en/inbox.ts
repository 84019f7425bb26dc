// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/inbox.ts';

const texts: Texts = {
  title: "Messages",
  tabs: {
    messages: "Messages",
    notices: "Notices",
  },
  kinds: {
    WIN: "Win",
    DEPOSIT: "Deposit",
    RETRIEVAL: "Retrieval",
    GIVEAWAY: "Giveaway",
    SUPPORT: "Support",
    REWARD: "Reward",
    SECURITY: "Security",
    NOTICE: "Notice",
  },
  unread: "Unread",
  readAll: "Mark all as read",
  allRead: "All marked as read",
  go: "Take me there",
  security: {
    'stop-change': "Stop this change",
    'stop-recovery': "I didn’t reset it",
    freeze: "Freeze the account",
    'confirm-email': "Confirm the address",
  },
  backToList: "Back to all messages",
  none: {
    title: "No messages yet",
    text: "Wins, deposits, retrievals and answers from support appear here.",
  },
  noNotices: {
    title: "No notices",
    text: "What the site has to announce appears here.",
  },
  guest: {
    title: "Log in to see your messages",
    text: "Notices are open to everyone.",
  },
  more: "Load more",
  loading: "Loading messages",
  error: {
    title: "Your messages didn’t load",
  },
  noticesError: {
    title: "The notices didn’t load",
  },
  notice: {
    title: "Notice",
    known: "Got it",
    all: "All notices",
  },
};

export default texts;
