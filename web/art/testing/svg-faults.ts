/** Everything wrong with a drawn document; an empty list means it can be served. */
export function svgFaults(svg: string): string[] {
  return [...structureFaults(svg), ...referenceFaults(svg), ...contentFaults(svg)];
}

/** Tags must nest and close; text is allowed only inside `<style>`. */
function structureFaults(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, closing, name = '', attributes = '', selfClosing, text = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) faults.push(`</${name}> closes another element`);
    } else if (selfClosing !== '/') open.push(name);
    const attributeNames = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(attributeNames).size !== attributeNames.length) faults.push(`<${name}> repeats an attribute`);
    if (text.trim() !== '' && open.at(-1) !== 'style') faults.push(`stray text "${text}"`);
  }
  const rest = svg.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>([^<]*)/g, '');
  if (rest !== '') faults.push(`not markup: ${rest.slice(0, 60)}`);
  if (open.length > 0) faults.push(`left open: ${open.join(', ')}`);
  return faults;
}

/** Every `url(#id)` and `href="#id"` must find its one element in this document. */
function referenceFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const known = new Set(ids);
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} appears twice`);
  for (const [, inStyle, inAttribute] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) {
    const id = inStyle ?? inAttribute ?? '';
    if (!known.has(id)) faults.push(`#${id} is not defined`);
  }
  return [...new Set(faults)];
}

function contentFaults(svg: string): string[] {
  const faults = ['NaN', 'undefined', 'Infinity', '<filter', '@', 'null'].filter((bad) => svg.includes(bad));
  const addresses = svg.replaceAll('xmlns="http://www.w3.org/2000/svg"', '').match(/https?:|data:|href="[^#]/g);
  return [...faults.map((bad) => `contains ${bad}`), ...(addresses === null ? [] : ['refers outside itself'])];
}
