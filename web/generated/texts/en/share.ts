// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/share.ts';

const texts: Texts = {
  title: "Share",
  card: "Share card: the outcome, its odds and a QR code of the proof",
  noCard: "There is no picture of this game yet. The link works all the same.",
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "Couldn’t copy. Select the link and copy it yourself.",
  download: "Download picture",
  more: "More ways",
};

export default texts;
