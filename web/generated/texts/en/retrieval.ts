// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/retrieval.ts';

const texts: Texts = {
  title: "Retrieve to Steam",
  about: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`} will be sent to your Steam account.`,
  items: "Items to retrieve",
  to: "Trade link",
  upTo12Hours: "This may take up to 12 hours because some items ship from Asia.",
  failureReturns: "If it doesn’t arrive, the item comes back to your backpack.",
  send: (a) => `Retrieve ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`}`,
  sending: "Sending…",
  working: (a) => `Sending ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`} off…`,
  sent: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`} on the way`,
  unanswered: "Your last retrieval hasn’t been answered yet. Checking asks under the same id, so nothing is sent twice.",
  confirm: "Check it now",
  noLink: {
    title: "Your trade link is missing",
    text: "Items come to you as a Steam trade offer, and that needs your trade link. Add it in your account settings, then come back.",
    action: "Add it",
  },
  states: {
    RETRIEVING: "Retrieving",
    AWAITING_SHIPMENT: "Awaiting shipment",
    AWAITING_RECEIPT: "Awaiting receipt",
    SUCCESS: "Delivered",
    FAILED: "Failed",
  },
  step: (a) => `Step ${a.step} of ${a.all}: ${a.name}`,
  failed: "The item is back in your backpack.",
  message: "From the provider",
  updated: "Updated",
  created: "Asked for",
  dispute: {
    action: "Something’s wrong",
    title: "Dispute this retrieval",
    text: "Tell us what happened. We’ll answer in a support ticket.",
    label: "What happened",
    hint: "10–2,000 characters",
    invalid: "Write 10–2,000 characters",
    send: "Open a ticket",
    sending: "Sending…",
    done: "Your ticket is open",
    see: "See the ticket",
  },
};

export default texts;
