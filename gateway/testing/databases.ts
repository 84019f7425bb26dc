/** Names for `openFixture`. Tests of code with its own tables run on both databases. */
export const databases = ['PGlite', 'PostgreSQL'] as const;
