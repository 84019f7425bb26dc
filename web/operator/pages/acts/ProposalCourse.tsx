import { useWords } from '../../texts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Position } from '../../ui/Position.tsx';
import { type Step, Steps } from '../../ui/Steps.tsx';
import { isWithdrawn } from './proposal-steps.ts';
import type { Proposal } from './proposals-query.ts';

/** The course of an act with its places in the log. */
export const ProposalCourse = ({ proposal }: { readonly proposal: Proposal }) => {
  const { acts, units } = useWords();
  const { course } = acts;
  const { state, closedAt, closedPosition, closedBy, refusal, glassPosition, glassReason, reviewedBy } = proposal;
  const nameOf = (name: string | null | undefined): string => name ?? acts.terminal;
  const closing = isWithdrawn(proposal) ? course.withdrawn : state === 'APPROVED' ? course.approved : course.refused;
  const end: Step =
    state === 'OPEN'
      ? {
          key: 'end',
          tone: 'open',
          title: proposal.takesTwo ? course.waitsForSecond : course.waits,
          note: (
            <>
              {course.expires} <Moment at={proposal.expiresAt} />
            </>
          ),
        }
      : {
          key: 'end',
          tone: isWithdrawn(proposal) ? 'open' : state === 'REFUSED' ? 'breach' : state === 'EXPIRED' ? 'look' : 'done',
          title: closedBy == null ? course.expired : closing({ name: nameOf(proposal.closedByName) }),
          end: closedPosition != null && <Position at={closedPosition} />,
          note: (
            <>
              <Moment at={closedAt ?? proposal.expiresAt} />
              {refusal != null && ` · ${refusal}`}
            </>
          ),
        };
  return (
    <Steps
      steps={[
        {
          key: 'proposed',
          tone: 'done',
          title: course.proposed({ name: nameOf(proposal.proposerName) }),
          end: <Position at={proposal.position} />,
          note: <Moment at={proposal.proposedAt} />,
        },
        ...(glassPosition == null
          ? []
          : [
              {
                key: 'glass',
                tone: 'look' as const,
                title: course.glass,
                end: <Position at={glassPosition} />,
                note: glassReason ?? units.none,
              },
            ]),
        end,
        ...(proposal.breakGlass && reviewedBy == null
          ? [{ key: 'review', tone: 'open' as const, title: course.waitsForReview }]
          : []),
        ...(reviewedBy == null
          ? []
          : [
              {
                key: 'review',
                tone: 'done' as const,
                title: course.reviewed({ name: nameOf(proposal.reviewedByName) }),
                end: proposal.reviewedPosition != null && <Position at={proposal.reviewedPosition} />,
                note: proposal.reviewNote ?? units.none,
              },
            ]),
      ]}
    />
  );
};
