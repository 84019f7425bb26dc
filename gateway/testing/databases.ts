/** Names for `openFixture`: what touches tables of its own is tested on both. */
export const databases = ['PGlite', 'PostgreSQL'] as const;
