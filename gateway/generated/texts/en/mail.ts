// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/mail.ts';

const texts: Texts = {
  hello: (a) => `Hello ${a.nickname},`,
  stopChange: "Wasn’t you? Stop the change:",
  stopRecovery: "Wasn’t you? Hold what leaves the account for 7 days:",
  freeze: "Freeze your account:",
  nothingToDo: "If it was you, there is nothing to do. We never ask for passwords or codes by e-mail.",
  confirm: {
    subject: "Confirm your e-mail address",
    text: "Open this link to get security notices at this address. It works for 7 days:",
    ignore: "If you don’t have an account with us, ignore this e-mail.",
  },
};

export default texts;
