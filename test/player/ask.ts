import { z } from 'zod';
import type { TypedDocumentString } from './generated/graphql.ts';

const error = z.object({
  message: z.string(),
  extensions: z.object({
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
    refusal: z.strictObject({ text: z.string(), key: z.string() }).optional(),
  }),
});

const body = z
  .object({ data: z.record(z.string(), z.unknown()).nullish(), errors: z.array(error).optional() })
  .refine(({ data, errors }) => data != null || errors !== undefined, 'neither data nor errors');

/** Reads the body of an answer to a document. */
export const answer = body.transform(({ data, errors: [first] = [] }) => ({
  /** The first error's code; null when there is none. */
  code: first?.extensions.code ?? null,
  details: first?.extensions.details ?? {},
  message: first?.message ?? '',
  /** Of a play that the rules refused; null otherwise. */
  refusal: first?.extensions.refusal ?? null,
  data: data ?? null,
}));

/** The note that a house signs when its rules refuse a play. */
export interface SignedWord {
  readonly text: string;
  readonly key: string;
}

/** The way to a site: over HTTP, or into a gateway that needn't listen. */
export type Exchange = (
  document: string | TypedDocumentString<unknown, never>,
  variables?: object,
  token?: string,
) => Promise<{
  readonly code: string | null;
  readonly message: string;
  readonly data: unknown;
  readonly refusal?: SignedWord | null;
}>;

/** Asks what the schema was seen to have when the document was generated. @throws Refused, and what the exchange throws */
export type Ask = <Data, Variables extends object>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  token?: string,
) => Promise<Data>;

/** The site said no. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  /** Null where nothing was signed. */
  readonly refusal: SignedWord | null;

  constructor(code: string, message: string, refusal: SignedWord | null = null) {
    super(`${code}: ${message}`);
    this.code = code;
    this.refusal = refusal;
  }
}

/** Documents are checked against the SDL when they are generated, and an answer without errors is what its document asks for. */
const answers = <Data>(_document: TypedDocumentString<Data, never>, data: unknown): data is Data => data != null;

export const askOver =
  (exchange: Exchange): Ask =>
  async (document, variables, token) => {
    const { code, message, data, refusal } = await exchange(document, variables, token);
    if (code !== null) throw new Refused(code, message, refusal ?? null);
    if (!answers(document, data)) throw new Error('an answer without data');
    return data;
  };

export const authorised = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
