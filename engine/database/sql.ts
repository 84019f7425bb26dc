import { z } from 'zod';

/** Runs SQL: one connection, or a pool that picks one for each query. */
export interface SqlClient {
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Money: 64-bit integers, which a driver may give as text. */
export const moneyColumn = z.union([z.bigint(), z.string(), z.number()]).transform((value) => BigInt(value));
/** Positions, versions, sequence numbers and instants: integers within ±(2^53 − 1). */
export const integerColumn = z.union([z.bigint(), z.string(), z.number()]).transform(Number).pipe(z.int());

/** @throws z.ZodError when the database holds what the program never wrote. */
export const rowsAs = <Row>(schema: z.ZodType<Row>, result: { readonly rows: readonly unknown[] }): readonly Row[] =>
  result.rows.map((row) => schema.parse(row));
