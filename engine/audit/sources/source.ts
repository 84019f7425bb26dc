/** Where a published log is read from: a site over HTTP, or a folder with a copy. */
export interface AuditSource {
  /** Shown in the report. */
  readonly name: string;
  /** Whether it has what opens sealed entries: one file for each bundle. */
  readonly opens: boolean;
  /**
   * The whole resource below the log's prefix; null where there is none.
   * @throws AuditStopped `unreachable` when it can't be read or is larger than `maxBytes`.
   */
  read(path: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Every path of a copy, in order; null where they can't be listed. */
  list(): Promise<readonly string[] | null>;
  /** A page of what the site serves as balances; null where there is no site. */
  statePage(after: string | null): Promise<unknown>;
}
