/** One decimal at most, without a leading zero: path data is most of a document's bytes. */
export function num(value: number): string {
  return (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');
}

/** Several numbers as path data: a minus sign separates by itself, anything else takes a space. */
export function nums(...values: number[]): string {
  return values.map(num).reduce((text, next) => text + (text !== '' && !next.startsWith('-') ? ' ' : '') + next, '');
}
