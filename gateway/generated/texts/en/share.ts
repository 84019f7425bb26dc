// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/share.ts';

const texts: Texts = {
  opened: (a) => `${a.player} opened ${a.box}`,
  upgraded: (a) => `${a.player} upgraded to it`,
  dreamt: (a) => `${a.player} dreamt of it`,
  contracted: (a) => `${a.player} got it by contract`,
  wear: (a) => `wear ${a.wear}`,
  lost: "not won",
  verify: "Scan to verify step by step",
  replay: "Scan for replay and proof",
  position: (a) => `Log #${a.position}`,
  loose: "Loose: the house could choose",
  step: (a) => `Lane step ${a.step}: scan to check`,
  looseSeats: (a) => `${a.count.toLocaleString('en-u-nu-latn')} loose: house could choose`,
  lanes: "All on lanes: scan to check",
  witnessed: "A witnessed beacon decides",
  wins: (a) => `${a.players} wins`,
  winTogether: (a) => `${a.players} win`,
  allShare: "Everybody shares",
  and: " and ",
  bot: (a) => `Cog ${a.number}`,
  comeback: "came from behind in the last round",
  fought: (a) => `A battle over ${a.rounds === 1 ? `${a.rounds.toLocaleString('en-u-nu-latn')} box` : `${a.rounds.toLocaleString('en-u-nu-latn')} boxes`}`,
  facts: (a) => `${a.seats} seats · ${a.rounds === 1 ? `${a.rounds.toLocaleString('en-u-nu-latn')} round` : `${a.rounds.toLocaleString('en-u-nu-latn')} rounds`} · ${a.items} items`,
};

export default texts;
