/** Class names in one attribute; what is false or undefined is left out. */
export const join = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
