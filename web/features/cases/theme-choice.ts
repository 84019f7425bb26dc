import type { LocalisedNames } from '../../i18n/index.ts';

export interface ThemeChoice {
  readonly id: string;
  readonly names: LocalisedNames;
  readonly taglines: LocalisedNames;
}

/** The themes of these cases, each once, in the order of their first case. */
export const themesOf = (cases: readonly { readonly theme: ThemeChoice }[]): readonly ThemeChoice[] => [
  ...new Map(cases.map(({ theme }) => [theme.id, theme])).values(),
];
