/** The texts of one language. The zh-CN catalogue is the contract: the others have exactly its keys. */
export type Catalogue = typeof import('./catalogues/zh-CN/index.ts').zhCN;

/** The parts by name, as they are once loaded. */
export type PartTexts = {
  readonly [Name in keyof Catalogue['parts']]: Awaited<ReturnType<Catalogue['parts'][Name]>>;
};

/** Texts that load with a feature. */
export type Part = keyof PartTexts;

/** A function for each part that fetches it. */
export type PartLoaders = { readonly [Name in Part]: () => Promise<PartTexts[Name]> };

/** Every text of the site. */
export type Messages = Catalogue['start'] & PartTexts;
