// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/targets.ts';

const texts: Texts = {
  title: "Choose a target",
  count: (a) => `${a.count} in all`,
  loading: "Loading targets",
  search: "Search family or finish",
  clearSearch: "Clear search",
  sort: "Sort",
  sorts: {
    VALUE_ASC: "Value, low to high",
    VALUE_DESC: "Value, high to low",
  },
  filter: "Filter",
  filterCount: (a) => `Filter · ${a.count}`,
  grades: "Rarity",
  wears: "Wear",
  minValue: "Lowest value",
  maxValue: "Highest value",
  amountInvalid: "Enter a number with up to two decimals",
  clear: "Clear filters",
  show: (a) => `Show ${a.count}`,
  choose: (a) => `Aim at ${a.name}`,
  more: "Load more",
  loadingMore: "Loading more…",
  empty: {
    title: "No target matches",
    text: "Try other filters or a wider value range.",
  },
  error: {
    title: "The targets didn’t load",
    text: "Check your connection and try again.",
  },
  target: "Target",
  none: {
    title: "No target yet",
    action: "Choose a target",
  },
  change: "Change target",
};

export default texts;
