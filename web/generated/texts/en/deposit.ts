// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/deposit.ts';

const texts: Texts = {
  title: "Deposit",
  back: "Back",
  lead: "Coins can be used on this site only",
  channel: "Pay with",
  currency: "Currency",
  presets: "Choose an amount",
  other: "Other amount",
  otherHint: (a) => `${a.min} – ${a.max}, up to two decimals`,
  invalid: {
    required: "Enter an amount",
    range: (a) => `Enter an amount from ${a.min} to ${a.max}`,
    format: "Enter a number with up to two decimals",
  },
  coupon: "Coupon",
  noCoupon: "No coupon",
  couponName: (a) => `+${a.percent}%, up to ${a.max}, from ${a.min}`,
  couponTooLow: (a) => `This coupon needs a deposit of ${a.min} or more, so it won’t be used for this one`,
  couponLine: "From the coupon",
  first: {
    title: (a) => `+${a.percent}% on your first deposit`,
    text: (a) => `Up to ${a.max}, as a locked bonus`,
    line: (a) => `First deposit +${a.percent}%`,
  },
  pays: "You pay",
  gets: "You get",
  bonus: "Locked bonus",
  lockedNote: (a) => `Extras come as a locked bonus. It turns into coins once a day, at ${a.percent}% of what you staked.`,
  sandbox: "Sandbox: no real money moves.",
  go: (a) => `Pay ${a.price}`,
  ordering: "Creating the order…",
  leaving: "Going to the payment page…",
  resume: (a) => `Your last order of ${a.amount} hasn’t been answered yet. We’ll ask about that same one; it can’t be opened twice.`,
  resumeAction: "Check it now",
  off: {
    title: "Deposits are closed",
    text: "There is no way to pay here at the moment.",
  },
  guestTitle: "Log in to deposit",
  guestText: "Your orders and how they stand are kept here.",
  states: {
    PROCESSING: "Processing",
    COMPLETED: "Completed",
    CANCELLED: "Cancelled",
  },
  order: {
    PROCESSING: {
      title: (a) => `Waiting for the payment of ${a.amount}`,
      text: "Once it is paid the coins arrive by themselves, and this page says so.",
    },
    COMPLETED: {
      title: (a) => `${a.amount} coins have arrived`,
      text: "They are ready to use.",
    },
    CANCELLED: {
      title: (a) => `The order of ${a.amount} is cancelled`,
      text: "Nothing was charged. Should a payment still arrive, it is credited all the same.",
    },
  },
  createdAt: "Ordered",
  goOn: "Go on paying",
  cancel: "Cancel order",
  again: "New deposit",
  toWhereShort: "Back to where you were short",
  toCases: "See the cases",
  noOrder: {
    title: "There is no such order",
    text: "The link may be wrong, or the order belongs to another account.",
  },
  orders: "Your deposits",
  noOrders: "No deposits yet. Your orders will be listed here.",
};

export default texts;
