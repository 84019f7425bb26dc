import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { formatCount, formatDateTime, pickName, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Pips } from '../../ui/Pips.tsx';
import styles from './aside.module.css';
import { CopyButton } from './CopyButton.tsx';
import { Hex } from './Hex.tsx';
import type { ShownRound } from './round-facts.ts';
import { VERIFY_SKIN } from './verify-query.ts';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly copy?: string;
  readonly children: ReactNode;
}

const Field = ({ label, note, copy, children }: FieldProps) => (
  <div className={styles.field}>
    <p className={styles.label}>
      <span>{label}</span>
      {note !== undefined && <span>{note}</span>}
    </p>
    <div className={styles.fieldValue}>
      <div>{children}</div>
      {copy !== undefined && <CopyButton text={copy} label={label} />}
    </div>
  </div>
);

/** What was won, standing in its own light. */
export const RoundWon = ({ round }: { readonly round: ShownRound }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const skin = readFragment(VERIFY_SKIN, round.entry.skin);
  const names = skinNames(skin, round.entry.wear, messages, locale);
  return (
    <div className={styles.won} data-grade={skin.grade}>
      <img src={skin.image} alt="" width={640} height={400} />
      <span className={styles.bar} />
      <p className={styles.family}>
        {names.family}
        {names.wear !== null && ` · ${names.wear}`}
        <Pips grade={skin.grade} label={messages.item.rarity(7 - skin.grade)} />
      </p>
      <p className={styles.name}>
        <span>{names.name}</span>
        <Amount value={round.entry.value} />
      </p>
    </div>
  );
};

/** The public inputs of the round. */
export const RoundInputs = ({ round, actions }: { readonly round: ShownRound; readonly actions: ReactNode }) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const reveal = round.reveal ?? null;
  return (
    <aside className={styles.inputs} aria-label={aside.round}>
      <Field label={aside.round} note={formatDateTime(round.playedAt, locale)}>
        <Link to={`/box/${round.caseSlug}`} className={styles.case}>
          {aside.roundText(pickName(round.caseNames, locale), formatCount(round.roundNo, locale))}
        </Link>
        {typeof round.nickname === 'string' && <span className={`name ${styles.player}`}>{round.nickname}</span>}
      </Field>
      <Field
        label={aside.serverSeed}
        note={reveal === null ? aside.hidden : aside.revealed}
        {...(reveal !== null && { copy: reveal.serverSeed })}
      >
        {reveal === null ? <span className={styles.hidden} aria-hidden="true" /> : <Hex text={reveal.serverSeed} />}
      </Field>
      {reveal !== null && (
        <Field label={aside.salt} copy={reveal.salt}>
          <Hex text={reveal.salt} />
        </Field>
      )}
      <Field label={aside.userSeed} note={aside.userSeedNote}>
        <bdi dir="ltr" className="mono">
          {round.userSeed}
        </bdi>
      </Field>
      <Field label={aside.entropy} note={aside.entropyNote}>
        <Hex text={round.entropy} />
      </Field>
      <Field label={aside.oddsHash} note={aside.version(round.caseVersion)}>
        <Hex text={round.oddsHash} className={styles.proof} />
      </Field>
      <div className={styles.actions}>{actions}</div>
    </aside>
  );
};
