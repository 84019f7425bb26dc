import type { Locale } from '../../engine/catalog/document.ts';
import { ERRORS } from '../errors.ts';
import type { FormattedError } from '../graphql/error-format.ts';
import type { ShownInclusionPromise } from '../graphql/promised-entries.ts';
import { textOf } from './texts.ts';

/** A successful answer under `/api`. */
export interface Success {
  readonly status: 0;
  readonly success: true;
  readonly msg: string;
  readonly data: unknown;
  /** Of a command that the log then holds: as `SealingPromise` in GraphQL. */
  readonly promise?: ShownInclusionPromise;
}

export interface Failure {
  /** Never 0: a number of `docs/errors.md`. */
  readonly status: number;
  readonly success: false;
  /** In the language of the request. */
  readonly msg: string;
  readonly data: null;
  /** The same as in GraphQL's `extensions`. */
  readonly error: FormattedError['extensions'];
}

export const succeeded = (data: unknown, promise: ShownInclusionPromise | null): Success => ({
  ...{ status: 0, success: true, msg: 'ok', data },
  ...(promise === null ? {} : { promise }),
});

export const failed = ({ extensions }: FormattedError, locale: Locale): Failure => ({
  status: ERRORS[extensions.code][0],
  success: false,
  msg: textOf(locale, extensions.code, extensions.details),
  data: null,
  error: extensions,
});
