import type { CatalogEntry } from '../document.ts';

/** What lost dreams of the shipped catalog draw from: sixteen cheap items, 0.38 coin in the mean. Dearest first. */
export const CONSOLATION: readonly CatalogEntry[] = [
  { skin: 'lantern-verdigris', wear: 'MW', tickets: 20_000 },
  { skin: 'tanto-neon-stall', wear: 'FN', tickets: 30_000 },
  { skin: 'heron-old-brass', wear: 'FN', tickets: 50_000 },
  { skin: 'hornet-kiln-glaze', wear: 'FN', tickets: 70_000 },
  { skin: 'quill-dragon-dance', wear: 'FN', tickets: 100_000 },
  { skin: 'sixfold-hearth-ash', wear: 'FT', tickets: 120_000 },
  { skin: 'vesper-sootfall', wear: 'FN', tickets: 200_000 },
  { skin: 'bulwark-mainspring', wear: 'FN', tickets: 260_000 },
  { skin: 'harrow-scholars-stone', wear: 'MW', tickets: 350_000 },
  { skin: 'vesper-ink-lotus', wear: 'FT', tickets: 500_000 },
  { skin: 'monolith-automaton', wear: 'FT', tickets: 700_000 },
  { skin: 'gemini-coral-bloom', wear: 'FT', tickets: 900_000 },
  { skin: 'meridian-rosefire', wear: 'FT', tickets: 1_200_000 },
  { skin: 'bobbin-roof-tile', wear: 'FT', tickets: 1_500_000 },
  { skin: 'gemini-solder', wear: 'MW', tickets: 1_800_000 },
  { skin: 'vesper-quicksilver', wear: 'FN', tickets: 2_200_000 },
];
