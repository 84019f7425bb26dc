// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/skins.ts';

const texts: Texts = {
  back: "Back to the home page",
  search: "Family or finish",
  clearSearch: "Clear the search",
  family: "Family",
  allFamilies: "All families",
  grade: "Rarity",
  allGrades: "Any rarity",
  gradeName: (a) => `Rarity ${a.level}`,
  wear: "Wear",
  allWears: "Any wear",
  sort: "Order",
  sorts: {
    GRADE: "Rarest first",
    VALUE_ASC: "Value, low to high",
    VALUE_DESC: "Value, high to low",
  },
  found: (a) => `${a.count} skins`,
  open: (a) => `See ${a.name}`,
  none: {
    title: "No skin fits",
    text: "Loosen the filters, or try another name.",
    action: "Clear the filters",
  },
  error: {
    title: "The skins didn’t load",
  },
  loading: "Loading skins",
  more: "Load more",
  detail: {
    values: "Value by wear",
    float: "Wear range",
    value: "Catalog value",
    none: "Comes in one wear only",
    cases: "Cases that hold it",
    noCase: "No case holds it at the moment; an upgrade, a dream or a contract can win it.",
    chance: "Chance",
    aim: {
      UPGRADE: "Upgrade to it",
      DREAM: "Chase it",
    },
  },
};

export default texts;
