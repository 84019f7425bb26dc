import { camo } from './camo.ts';
import { circuit } from './circuit.ts';
import { fade } from './fade.ts';
import { filigree } from './filigree.ts';
import { guilloche } from './guilloche.ts';
import { hex } from './hex.ts';
import { kintsugi } from './kintsugi.ts';
import { lattice } from './lattice.ts';
import { marble } from './marble.ts';
import { nebula } from './nebula.ts';
import type { Pattern } from './pattern.ts';
import { petals } from './petals.ts';
import { scales } from './scales.ts';
import { shards } from './shards.ts';
import { topo } from './topo.ts';
import { waves } from './waves.ts';

/** In the order of the contact sheet. */
export const PATTERN_LIST: readonly Pattern[] = [
  shards,
  topo,
  hex,
  marble,
  circuit,
  scales,
  waves,
  fade,
  camo,
  filigree,
  kintsugi,
  nebula,
  petals,
  guilloche,
  lattice,
];
