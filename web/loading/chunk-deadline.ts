/** A part of the page that takes longer than this to load counts as failed. */
const CHUNK_DEADLINE_MS = 120_000;

export class ChunkTimeout extends Error {
  constructor() {
    super('a part of the page took too long to load');
    this.name = 'ChunkTimeout';
  }
}

/** The module, or a rejection once the deadline is over, whichever comes first. */
export const withDeadline = <Module>(loading: Promise<Module>, deadlineMs = CHUNK_DEADLINE_MS): Promise<Module> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), deadlineMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
