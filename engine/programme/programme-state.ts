import type { ProgrammePublished, ProgrammeTerms } from './programme-events.ts';

/** Without a programme there are no bonuses, rewards or rebates. */
export type ProgrammeState =
  | { readonly status: 'absent' }
  | { readonly status: 'published'; readonly version: number; readonly terms: ProgrammeTerms };

export interface SeesProgramme {
  programme(): ProgrammeState;
}

export const NO_PROGRAMME: ProgrammeState = { status: 'absent' };

export const evolveProgramme = (_state: ProgrammeState, { data }: ProgrammePublished): ProgrammeState => ({
  status: 'published',
  version: data.version,
  terms: data.terms,
});
