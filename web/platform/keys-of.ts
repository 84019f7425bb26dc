/** The keys of a table, in its order. */
export const keysOf = <Key extends string>(table: { readonly [Name in Key]?: unknown }): readonly Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);
