/** The JSON values that stand one after another in a text. @throws SyntaxError */
export const jsonValuesIn = (text: string): readonly unknown[] => {
  const values: unknown[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const end = endOfValue(rest);
    values.push(JSON.parse(rest.slice(0, end)));
    rest = rest.slice(end).trim();
  }
  return values;
};

/** Behind the brace or bracket that closes the first one; the whole text where it begins with neither. */
const endOfValue = (text: string): number => {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return index + token.length;
  }
  return text.length;
};
