import type { SeesCases } from '../catalog/case/state.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { caseStream, programmeStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { faultOf } from './check-programme.ts';
import type { ProgrammePublished, ProgrammeTerms } from './programme-events.ts';
import type { SeesProgramme } from './programme-state.ts';

/** Publishes the terms of bonuses, rewards and rebates, or a new version of them. */
export type PublishProgramme = {
  readonly type: 'PublishProgramme';
  readonly terms: ProgrammeTerms;
};

export const publishProgramme: Handler<PublishProgramme, ProgrammePublished, SeesProgramme & SeesCases> = {
  needs: ({ terms }) => ({
    streams: [programmeStream, ...terms.freeCases.map((tier) => caseStream(tier.case))],
    guards: [],
    pairs: [],
  }),

  decide: ({ terms }, world, commandId) => {
    const fault = faultOf(terms);
    if (fault !== null) return reject('CATALOG_INVALID', { field: fault });
    for (const tier of terms.freeCases) {
      const { status } = world.case(tier.case);
      if (status === 'absent') return reject('CASE_NOT_FOUND', { case: tier.case });
      if (status === 'retired') return reject('CASE_RETIRED', { case: tier.case });
    }
    const before = world.programme();
    if (before.status === 'published' && canonicalJson(before.terms) === canonicalJson(terms)) {
      return reject('NOTHING_TO_DO');
    }
    const version = before.status === 'absent' ? 1 : before.version + 1;
    return accept([
      {
        stream: programmeStream,
        event: { type: 'ProgrammePublished', schemaVersion: 1, data: { commandId, version, terms } },
      },
    ]);
  },
};
