/** What the address says about the list: `?tab=finished`. */
export const LIST_TABS = ['running', 'finished', 'mine'] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** Anything the address doesn't say, or says wrongly, is what is in progress. */
export const tabFrom = (address: URLSearchParams): ListTab => {
  const said = address.get('tab');
  return LIST_TABS.find((tab) => tab === said) ?? 'running';
};

/** The address with this tab; other parameters are kept. */
export const addressOf = (tab: ListTab, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (tab === 'running') next.delete('tab');
  else next.set('tab', tab);
  return next;
};
