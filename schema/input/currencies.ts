/** Currencies of ISO 4217 whose minor unit isn't a hundredth, by their decimals. Runtimes differ in them. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

/** Decimals of a currency (ISO 4217); a code that a provider made up counts in hundredths. */
export const decimalsOf = (code: string): number => DECIMALS.get(code) ?? 2;
