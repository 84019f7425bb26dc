/** Where pictures of the catalog are: an address has the versions of what is drawn and of the drawing, so it never shows another picture. */
export const caseImage = (slug: string, version: number, artVersion: number): string =>
  `/art/case/${slug}.${version}-${artVersion}.svg`;

export const skinImage = (id: string, version: number, artVersion: number): string =>
  `/art/skin/${id}.${version}-${artVersion}.svg`;
