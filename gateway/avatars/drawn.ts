import { drawnAvatar } from './paths.ts';

const seeds: readonly string[] = Array.from({ length: 24 }, (_, n) => `glass-${String(n + 1).padStart(2, '0')}`);

/** Paths of the pictures that anybody may choose. */
export const drawnAvatars: readonly string[] = seeds.map(drawnAvatar);

/** The seed that one of these is drawn from; null for any other path. */
export const seedOfDrawn = (path: string): string | null => seeds.find((seed) => drawnAvatar(seed) === path) ?? null;
