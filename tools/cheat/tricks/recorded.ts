import { examine } from '../../../web/features/lab/examine.ts';
import { recordedLog } from '../../../web/features/lab/lab-log.ts';
import { labHouse } from '../../../web/features/lab/seal.ts';
import { TRICK_GROUPS } from '../../../web/features/lab/trick-names.ts';
import { TRICKS, type TrickName } from '../../../web/features/lab/tricks.ts';
import lab from '../../../web/generated/texts/en/lab.ts';
import type { Trick } from '../trick.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A trick of the fraud lab: forged in a recorded log, which the house signs again. */
const recordedTrick = (name: TrickName): Trick => ({
  name: `lab-${kebab(name)}`,
  does: lowerFirst(lab.tricks[name].text),
  run: async () => {
    const recorded = recordedLog();
    const { caught } = await examine(labHouse(), recorded, TRICKS[name](recorded));
    const measured = null;
    if (caught === null) return { verdict: { kind: 'missed' }, measured };
    if (caught.by === 'audit' && caught.kind !== null)
      return { verdict: { kind: 'found', code: caught.kind }, measured };
    return { verdict: { kind: 'refused', why: caught.by === 'device' ? 'rotation' : 'checkpoint' }, measured };
  },
});

export const recordedTricks: readonly Trick[] = TRICK_GROUPS.flatMap(({ tricks }) => tricks.map(recordedTrick));
