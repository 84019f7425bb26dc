// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/search.ts';

const texts: Texts = {
  title: "Search",
  field: "Cases, skins, players, or the id of a play",
  hint: "Type a name, or paste the id of a play, a battle or a giveaway",
  results: "Search results",
  groups: {
    cases: "Cases",
    skins: "Skins",
    game: "Found by its id",
    players: "Players",
  },
  none: (a) => `Nothing found for “${a.text}”`,
  noneText: "A part of a name is enough, of a player its beginning; an id has to be whole.",
  failed: "Search didn’t answer. Try again in a moment",
  found: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} result` : `${a.count.toLocaleString('en-u-nu-latn')} results`,
  keys: "↑↓ to choose, Enter to open",
};

export default texts;
