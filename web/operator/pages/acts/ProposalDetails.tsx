import { Facts } from '../../../ui/Facts.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Details, DetailsPart } from '../../ui/WithDetails.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { changeWords } from './act-words.ts';
import { PostingSides } from './PostingSides.tsx';
import { ProposalCourse } from './ProposalCourse.tsx';
import styles from './ProposalDetails.module.css';
import { ProposalSteps } from './ProposalSteps.tsx';
import {
  correctionOf,
  isWithdrawn,
  needsWords,
  type Reader,
  stepsFor,
  toneOfProposal,
  waitsForReader,
} from './proposal-steps.ts';
import { APPROVE, type Proposal } from './proposals-query.ts';

const Changes = ({ proposal }: { readonly proposal: Proposal }) => {
  const words = useWords();
  const { acts, units } = words;
  const now = new Date();
  return (
    <ul className={styles.changes}>
      {proposal.changes
        .map((change) => changeWords(change, words, now))
        .map(({ what, before, after }) => (
          <li key={what}>
            <p className={styles.what}>{what}</p>
            <p className={styles.change}>
              <span>
                <span className="sr-only">{acts.before} </span>
                <bdi>{before ?? units.none}</bdi>
              </span>
              <span aria-hidden="true">→</span>
              <span>
                <span className="sr-only">{acts.after} </span>
                <bdi>{after ?? units.none}</bdi>
              </span>
            </p>
          </li>
        ))}
    </ul>
  );
};

interface ProposalDetailsProps {
  readonly proposal: Proposal;
  readonly reader: Reader;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** An act with all that it changes, its course, and the steps that are open to the reader. */
export const ProposalDetails = ({ proposal, reader, onDone, onClose }: ProposalDetailsProps) => {
  const { acts } = useWords();
  const { commands, states, fields } = acts;
  const steps = stepsFor(proposal, reader);
  const correction = correctionOf(proposal.effect);
  return (
    <Details title={wordIn(commands, proposal.kind)} onClose={onClose}>
      <DetailsPart>
        <div className={styles.head}>
          <Mark tone={toneOfProposal(proposal, waitsForReader(steps))}>
            {states[isWithdrawn(proposal) ? 'WITHDRAWN' : proposal.state]}
          </Mark>
          {steps.some((step) => !needsWords(step)) && <CopyAs document={APPROVE} variables={{ id: proposal.id }} />}
        </div>
        {proposal.changes.length === 0 ? (
          <p className={styles.quiet}>{proposal.effect == null ? acts.erased : acts.unchanged}</p>
        ) : (
          <Changes proposal={proposal} />
        )}
        {correction !== null && <PostingSides {...correction} />}
      </DetailsPart>
      <DetailsPart title={fields.reason}>
        <p className={styles.text}>{proposal.reason ?? acts.erased}</p>
        {proposal.player != null && <p className={styles.quiet}>{acts.sealed}</p>}
      </DetailsPart>
      <DetailsPart>
        <Facts
          shape="sum"
          facts={[
            ...(proposal.player == null ? [] : [{ label: fields.player, value: <PlayerLink id={proposal.player} /> }]),
            ...(proposal.ticket == null ? [] : [{ label: fields.ticket, value: proposal.ticket }]),
            ...(correction === null
              ? []
              : [{ label: fields.amount, value: <Amount value={correction.amount} signed /> }]),
            { label: fields.rule, value: proposal.takesTwo ? acts.takesTwo : acts.takesOne },
            { label: fields.id, value: <code className={styles.id}>{proposal.id}</code> },
          ]}
        />
      </DetailsPart>
      <DetailsPart title={acts.course.title}>
        <ProposalCourse proposal={proposal} />
      </DetailsPart>
      {steps.length > 0 && <ProposalSteps proposal={proposal} steps={steps} onDone={onDone} />}
    </Details>
  );
};
