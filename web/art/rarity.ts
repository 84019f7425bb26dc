/** Rarity colours from grade 0 (top) to grade 6; the site's `--r` uses the same seven. */
const RARITY = ['#E4AE39', '#FF4736', '#F04BDD', '#A06BFF', '#5C7CFF', '#5E98D9', '#B0C3D9'] as const;

/** Grades outside 0–6 get the quietest colour, so that an operator's typing slip still draws. */
export function rarityColour(grade: number): string {
  return RARITY[grade] ?? RARITY[6];
}
