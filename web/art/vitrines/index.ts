import { box } from './box.ts';
import { dome } from './dome.ts';
import { frame } from './frame.ts';
import { hexagon } from './hexagon.ts';
import { lantern } from './lantern.ts';
import { orb } from './orb.ts';
import { trunk } from './trunk.ts';
import type { Vitrine } from './vitrine.ts';

export const VITRINE_LIST: readonly Vitrine[] = [box, dome, hexagon, trunk, frame, lantern, orb];
