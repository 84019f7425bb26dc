/** A chance as the wheel sets it: whole percent with two decimals large, everything after them small. */
export const splitChance = (text: string): readonly [large: string, small: string] => {
  const point = text.indexOf('.');
  return point < 0 ? [text, ''] : [text.slice(0, point + 3), text.slice(point + 3)];
};
