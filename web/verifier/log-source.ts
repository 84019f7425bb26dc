import { AuditStopped } from '../../engine/audit/finding.ts';
import { ARCHIVE_LIMITS, checkMembers } from '../../engine/audit/sources/archive/members.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { OPENINGS_FOLDER } from '../../engine/log/tiles.ts';
import { LogUnreachable, siteLog } from '../features/fairness-log/read-log.ts';
import type { Member } from './tar.ts';

const noBalances: AuditSource['statePage'] = async () => {
  throw new AuditStopped('unreachable', 'a log alone shows no balances');
};

const bytesOf = (path: string, content: Blob): Promise<ArrayBuffer> =>
  content.arrayBuffer().catch(() => {
    throw new AuditStopped('unreachable', `${path} can't be read any more`);
  });

/**
 * The log in a folder or an archive, by the rules of the audit for what it may hold. Files are read when they are asked
 * for, one after another.
 * @throws AuditStopped
 */
export const copySource = async (
  name: string,
  given: AsyncIterable<Member> | Iterable<Member>,
): Promise<AuditSource> => {
  const members = checkMembers(ARCHIVE_LIMITS);
  const found: { readonly prefix: string; readonly path: string; readonly content: Blob }[] = [];
  for await (const { name: full, type, content } of given) {
    const placed = members.place({ name: full, type, size: content.size });
    if (placed !== null) found.push({ ...placed, content });
  }
  const root = members.root();
  const files = new Map(found.filter(({ prefix }) => prefix === root).map(({ path, content }) => [path, content]));
  return {
    name,
    opens: [...files.keys()].some((path) => path.startsWith(`${OPENINGS_FOLDER}/`)),
    read: async (path, maxBytes) => {
      const content = files.get(path);
      if (content === undefined) return null;
      if (content.size > maxBytes) throw new AuditStopped('unreachable', `${path} has ${content.size} bytes`);
      return new Uint8Array(await bytesOf(path, content));
    },
    list: async () => [...files.keys()].sort(),
    statePage: noBalances,
  };
};

/** The log that a site publishes, for pages of any origin. @param origin such as `https://host` */
export const siteSource = (origin: string, signal: AbortSignal): AuditSource => {
  const read = siteLog(signal, origin);
  return {
    name: origin,
    opens: false,
    read: async (path, maxBytes) => {
      try {
        return await read(path, maxBytes);
      } catch (error) {
        if (!(error instanceof LogUnreachable)) throw error;
        throw new AuditStopped('unreachable', `${path} can't be read: ${error.message}`);
      }
    },
    list: async () => null,
    statePage: noBalances,
  };
};
