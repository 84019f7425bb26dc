/** The test of a sentence: a spec, and the title of a test as the spec has it. */
export interface Run {
  readonly spec: string;
  /** Of `it.each`, with its placeholders. */
  readonly title: string;
  /** One case of an `it.each`, where not all of them are meant. */
  readonly of?: string;
}

/** Where the product is not what the sentence says. */
export interface Difference {
  readonly reason: string;
  /** A page of docs, from the folder `docs`. */
  readonly decision: string;
}

export interface Sentence {
  readonly says: string;
  readonly runs: readonly Run[];
  readonly differs?: Difference;
}

export interface Chapter {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** A sentence, and what was run for it: pairs of a spec and the titles of its tests. */
export const sentence = (
  says: string,
  ...runs: readonly (readonly [spec: string, ...titles: string[]])[]
): Sentence => ({
  says,
  runs: runs.flatMap(([spec, ...titles]) => titles.map((title) => ({ spec, title }))),
});

/** A call of REST is tried by every way that parameters travel, with a token and without, and its state is compared with GraphQL's. */
export const call = (method: 'GET' | 'POST', path: string, says: string): Sentence => ({
  says: `\`${method} /api${path}\` ${says}`,
  runs: [{ spec: 'gateway/rest/compatibility.int.spec.ts', title: '%s', of: `${method} ${path}` }],
});

/** The same for a sentence that the product keeps in another way. */
export const differing = (difference: Difference, said: Sentence): Sentence => ({ ...said, differs: difference });
