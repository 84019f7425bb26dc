import type { Family } from '../family.ts';
import { amulet } from './amulet.ts';
import { baron } from './baron.ts';
import { bobbin } from './bobbin.ts';
import { bulwark } from './bulwark.ts';
import { chronicle } from './chronicle.ts';
import { crescent } from './crescent.ts';
import { gemini } from './gemini.ts';
import { gloves } from './gloves.ts';
import { halcyon } from './halcyon.ts';
import { harrow } from './harrow.ts';
import { heron } from './heron.ts';
import { hornet } from './hornet.ts';
import { kestrel } from './kestrel.ts';
import { lantern } from './lantern.ts';
import { longcase } from './longcase.ts';
import { meridian } from './meridian.ts';
import { monolith } from './monolith.ts';
import { nightjar } from './nightjar.ts';
import { pike } from './pike.ts';
import { quill } from './quill.ts';
import { roundel } from './roundel.ts';
import { sallet } from './sallet.ts';
import { sixfold } from './sixfold.ts';
import { talon } from './talon.ts';
import { tanto } from './tanto.ts';
import { vesper } from './vesper.ts';
import { vulture } from './vulture.ts';
import { warden } from './warden.ts';

/** In the order of the contact sheet: long arms, short arms, blades, armour, charms. */
export const FAMILY_LIST: readonly Family[] = [
  warden,
  harrow,
  monolith,
  vesper,
  longcase,
  meridian,
  bulwark,
  bobbin,
  quill,
  hornet,
  pike,
  baron,
  sixfold,
  gemini,
  vulture,
  crescent,
  tanto,
  talon,
  kestrel,
  heron,
  halcyon,
  roundel,
  gloves,
  sallet,
  nightjar,
  lantern,
  amulet,
  chronicle,
];
