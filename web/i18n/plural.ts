/** English has two forms: `plural(1, 'item')` is "1 item", `plural(2, 'item')` "2 items". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-u-nu-latn')} ${count === 1 ? one : many}`;
