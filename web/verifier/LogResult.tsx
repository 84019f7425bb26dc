import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { Finding } from '../../engine/audit/finding.ts';
import type { AuditedCheckpoint } from '../../engine/audit/report/audited-checkpoint.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { type GameTrace, gameTrace, isGameId } from '../../engine/audit/surveys/game-trace.ts';
import { type SurveyReport, survey } from '../../engine/audit/surveys/survey.ts';
import { nobleHashing } from '../../engine/fairness/noble-hashing.ts';
import type { Explanation } from '../../engine/games/explanation/explanation.ts';
import { verifyEd25519WithNoble } from '../../engine/log/ed25519-noble.ts';
import type { VerifierKey } from '../../engine/log/note.ts';
import { Mono } from '../features/fairness/Rows.tsx';
import { Step, StepNote } from '../features/fairness/steps/Step.tsx';
import { GameSteps } from '../features/fairness/verify/GameSteps.tsx';
import { pageTools } from '../features/fairness/verify/page-tools.ts';
import { VerdictLine } from '../features/fairness/verify/VerdictLine.tsx';
import { idIn } from '../features/fairness/verify/verify-id.ts';
import { formatCount, useLocale, useMessages } from '../i18n/index.ts';
import { Box, Stack, Text } from '../ui/Box.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { ownNames } from './own-names.ts';
import { SignatureStep, type Signed } from './SignatureStep.tsx';
import { Stopped } from './Stopped.tsx';

type Report = SurveyReport<GameTrace | null>;

type LogState =
  | { readonly status: 'reading'; readonly done: number; readonly total: number }
  | { readonly status: 'failed' }
  | { readonly status: 'read'; readonly report: Report };

/** Progress is shown once for so many entries. */
const SHOWN_EVERY = 1_000;

class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

/** Reads the whole log, and looks for one game in it. */
const useReadLog = (source: AuditSource, id: string, pinnedKey: VerifierKey | null): LogState => {
  const [state, setState] = useState<LogState>({ status: 'reading', done: 0, total: 0 });
  useEffect(() => {
    let current = true;
    const progress = (done: number, total: number): void => {
      if (!current) throw new NobodyWaits();
      if (done % SHOWN_EVERY === 0) setState({ status: 'reading', done, total });
    };
    setState({ status: 'reading', done: 0, total: 0 });
    const parts = { source, hashing: nobleHashing, verify: verifyEd25519WithNoble, pinnedKey, progress };
    survey(parts, 'game', (findings) => gameTrace(pageTools(), findings, id))
      .then((report): LogState => ({ status: 'read', report }))
      .catch((): LogState => ({ status: 'failed' }))
      .then((next) => {
        if (current) setState(next);
      });
    return () => {
      current = false;
    };
  }, [source, id, pinnedKey]);
  return state;
};

const signedOf = ({ origin, verifierKey, keyPinned }: AuditedCheckpoint): Signed => ({
  origin,
  verifierKey,
  pinned: keyPinned,
  changes: 0,
  witnesses: null,
});

const FindingLine = ({ kind, position, message }: Finding) => {
  const { kinds, position: at } = useMessages().verifier.log;
  const { locale } = useLocale();
  const named: Readonly<Record<string, string>> = kinds;
  return (
    <Text as="p" size="note" tone="danger" anywhere>
      <b>{named[kind] ?? kinds.other}</b>
      {position !== null && ` · ${at({ position: formatCount(position, locale) })}`}
      {' · '}
      <Mono>{message}</Mono>
    </Text>
  );
};

/** That the entries are all there is, and lead to the root that was signed. */
const WholeLogStep = ({ report: { entries, findings } }: { readonly report: Report }) => {
  const { log } = useMessages().verifier;
  const verdict = findings.total === 0 ? 'match' : 'mismatch';
  const more = findings.total - findings.shown.length;
  return (
    <Step title={log.title} formula="SHA-256" verdict={verdict} words={{ match: log.whole, mismatch: log.broken }}>
      <StepNote>{log.count({ count: entries })}</StepNote>
      {findings.shown.map((finding) => (
        <FindingLine key={`${finding.kind} ${finding.position} ${finding.message}`} {...finding} />
      ))}
      {more > 0 && <StepNote>{log.more({ count: more })}</StepNote>}
    </Step>
  );
};

const NO_RECEIPT = { status: 'unavailable', verdict: 'pending' } as const;

const Traced = ({ report, explanation }: { readonly report: Report; readonly explanation: Explanation }) => {
  const names = useMemo(() => ownNames(explanation), [explanation]);
  const verdict = report.findings.total === 0 ? 'match' : 'mismatch';
  const { checkpoint } = report;
  return (
    <>
      <VerdictLine explanation={explanation} log={{ status: 'checked', verdict }} receipt={{ verdict: 'match' }} />
      <GameSteps explanation={explanation} names={names} receipt={NO_RECEIPT}>
        <WholeLogStep report={report} />
        {checkpoint !== null && <SignatureStep signed={signedOf(checkpoint)} />}
      </GameSteps>
    </>
  );
};

interface InLogProps {
  readonly source: AuditSource;
  readonly id: string;
  readonly pinned: VerifierKey | null;
}

const InLog = ({ source, id, pinned }: InLogProps) => {
  const { verifier } = useMessages();
  const { locale } = useLocale();
  const state = useReadLog(source, id, pinned);
  if (state.status === 'failed') return <Stopped text={verifier.failed} />;
  if (state.status === 'reading') {
    const done = formatCount(state.done, locale);
    return (
      <Text as="p" role="status" tone="muted">
        {verifier.reading({ done, total: formatCount(state.total, locale) })}
      </Text>
    );
  }
  const { report } = state;
  if (report.result !== null) return <Traced report={report} explanation={report.result.explanation} />;
  return (
    <Box as="ol" role="alert">
      <WholeLogStep report={report} />
    </Box>
  );
};

interface LogResultProps {
  readonly source: AuditSource;
  readonly pinned: VerifierKey | null;
}

/** A game in a whole log: asks which one, reads every entry, and explains the game from them. */
export const LogResult = ({ source, pinned }: LogResultProps) => {
  const { game } = useMessages().verifier;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const [id, setId] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = idIn(text);
    const known = asked !== null && isGameId(asked);
    setWrong(!known);
    if (known) setId(asked);
  };
  return (
    <Stack gap={16}>
      <Stack as="form" gap={12} maxWidth={560} onSubmit={submit} noValidate>
        <Text as="h2" size="large">
          {game.title}
        </Text>
        <Text as="bdi" dir="ltr" size="note" tone="muted" className="mono">
          {source.name}
        </Text>
        <Field
          label={game.label}
          hint={game.hint}
          error={wrong ? game.invalid : undefined}
          name="game"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary">
          {game.start}
        </Button>
      </Stack>
      {id !== null && <InLog key={id} source={source} id={id} pinned={pinned} />}
    </Stack>
  );
};
