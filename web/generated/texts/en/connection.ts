// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/connection.ts';

const texts: Texts = {
  lost: "Connection lost. What you see may be out of date, and nothing can be paid for until it’s back.",
  back: "You’re connected again, and everything is up to date",
};

export default texts;
