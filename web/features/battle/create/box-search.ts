import type { LocalisedNames } from '../../../i18n/index.ts';

interface Searchable {
  readonly names: LocalisedNames;
  readonly theme: { readonly id: string };
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Cases of a theme whose name, in any of the three languages, contains what was typed. */
export const searchBoxes = <Box extends Searchable>(
  boxes: readonly Box[],
  text: string,
  theme: string | null,
): readonly Box[] => {
  const wanted = plain(text);
  return boxes.filter(
    (box) =>
      (theme === null || box.theme.id === theme) &&
      [box.names.zhCN, box.names.zhTW, box.names.en].some((name) => plain(name).includes(wanted)),
  );
};
