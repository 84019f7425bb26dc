import type { Setting } from './settings.ts';

/** The receivers of alerts, as far as an operator may see them. */
export interface AlertReceivers {
  /** Host of the webhook; null: there is none. */
  readonly webhook: string | null;
  /** Address for mail; null: none is sent. */
  readonly mail: string | null;
}

/** The program that answers, and its surroundings. */
export interface Program {
  /** Of `package.json`. */
  readonly version: string;
  /** Of Node, such as `v24.1.0`. */
  readonly node: string;
  /** Whether the database is within the process. */
  readonly isEmbedded: boolean;
  /** Name of the newest migration that it knows. */
  readonly schema: string;
  readonly settings: readonly Setting[];
  /** Where a drill finds the newest backup; `published`: none is known. */
  readonly backups: 'folder' | 'server' | 'published';
  readonly alerts: AlertReceivers;
}
