// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/sandbox-payment.ts';

const texts: Texts = {
  title: "Test payment",
  notice: "This is a test page. No money is taken.",
  order: "Order",
  amount: "Amount due",
  pay: "Pay",
  cancel: "Cancel payment",
  paid: "This order is paid.",
  closed: "This order is closed and can no longer be paid.",
  back: "Back to deposits",
};

export default texts;
