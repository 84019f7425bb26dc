import { LOCAL_OPERATOR } from '../../../engine/kernel/ids.ts';
import type { Messages } from '../../i18n/index.ts';

type Words = Messages['trust']['acts'];

const isKind = (kinds: Words['kinds'], kind: string): kind is keyof Words['kinds'] => Object.hasOwn(kinds, kind);

/** The name of a kind of acts; the kind itself where another version of the program has it. */
export const kindText = (kind: string, { kinds }: Words): string => (isKind(kinds, kind) ? kinds[kind] : kind);

/** An operator by the random id that the log has of them. */
export const operatorText = (id: string, { terminal }: Words): string => (id === LOCAL_OPERATOR ? terminal : id);
