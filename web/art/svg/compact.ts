/**
 * Shortens a document: trailing zeros go, and a long outline drawn more than once becomes one definition used again.
 * The prefix keeps those definitions apart when one document is nested in another.
 */
export function compact(svg: string, prefix: string): string {
  const short = svg
    .replace(/(\.\d*?)0+(?=[^\d])/g, (_, kept: string) => (kept === '.' ? '' : kept))
    .replace(/([^\d])0\.(\d)/g, '$1.$2')
    .replace(/ +\/>/g, '/>');
  const counts = new Map<string, number>();
  for (const [, outline = ''] of short.matchAll(/<path d="([^"]{36,})"/g)) {
    counts.set(outline, (counts.get(outline) ?? 0) + 1);
  }
  let text = short;
  let definitions = '';
  let next = 0;
  for (const [outline, count] of counts) {
    if (count < 2 || outline.length * (count - 1) <= count * 16 + 20) continue;
    const id = `${prefix}z${next}`;
    next += 1;
    definitions += `<path id="${id}" d="${outline}"/>`;
    text = text.replaceAll(`<path d="${outline}"`, `<use href="#${id}"`);
  }
  return text.replace('<defs>', `<defs>${definitions}`);
}
