/** Tricks that nothing catches yet, by name, each with what ends it. A spec fails where one of them is caught: then it goes from here. */
export const AWAITING: Readonly<Record<string, string>> = {};
