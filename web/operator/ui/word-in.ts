/** The word for a value that the API knows by name; the name itself where the texts have none. */
export const wordIn = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;
