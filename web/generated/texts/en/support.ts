// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/support.ts';

const texts: Texts = {
  title: "Support",
  lead: "See the common questions first; if the answer isn’t there, write to us",
  topics: "Common questions",
  tickets: "My tickets",
  back: "Back to support",
  form: {
    title: "Open a ticket",
    subject: "Subject",
    text: "What happened",
    textHint: "Time, amount and order number make it quicker. Never write passwords or codes.",
    send: "Send",
    sending: "Sending",
    sent: "Your ticket is open",
    needSubject: "Please enter a subject",
    needText: "Please say what happened",
    left: (a) => `${a.count} characters left`,
  },
  states: {
    OPEN: "Waiting for an answer",
    ANSWERED: "Answered",
    CLOSED: "Closed",
  },
  updated: (a) => `Updated ${a.when}`,
  none: {
    title: "No tickets yet",
    text: "Your questions and our answers will be listed here.",
  },
  guest: {
    title: "Log in to open a ticket",
    text: "The common questions above are open to everyone.",
  },
  more: "Load more",
  loading: "Loading tickets",
  error: {
    title: "Your tickets didn’t load",
  },
  ticket: "Ticket",
  you: "You",
  staff: "Support",
  reply: "Add something, or answer",
  sendReply: "Send",
  replied: "Sent",
  close: "Close the ticket",
  closeText: "Is it solved? A closed ticket takes no more answers; you can open another one at any time.",
  closed: "The ticket is closed",
  closedNote: "This ticket is closed. If anything is left, open another one.",
  dispute: "Disputed retrieval",
  disputeLink: "See the retrieval",
};

export default texts;
