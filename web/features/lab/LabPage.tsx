import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { BackLink } from '../../platform/BackLink.tsx';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Details } from './Details.tsx';
import type { Catch } from './examine.ts';
import styles from './lab.module.css';
import type { LabResult } from './lab-worker.ts';
import { TRICK_GROUPS } from './trick-names.ts';
import type { TrickName } from './tricks.ts';
import { type Lab, useLab } from './use-lab.ts';

interface VerdictProps {
  /** The name of the check: shown where no column head names it. */
  readonly column: string;
  /** `false-comfort`: an ordinary verifier's green, the only one on the site. */
  readonly look: 'false-comfort' | 'holds' | 'caught' | 'waiting';
  /** In the tile; an icon without it. */
  readonly code?: number | null;
  readonly word: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const ICONS = { 'false-comfort': 'check', holds: 'check', caught: 'warning', waiting: 'clock' } as const;

/** The verdict of one of the two checks. */
const Verdict = ({ column, look, code = null, word, text, children }: VerdictProps) => (
  <Row gap={12} align="start" shrink className={styles.verdict} data-look={look}>
    <span className={styles.tile} aria-hidden="true">
      {code ?? <Icon name={ICONS[look]} size={16} />}
    </span>
    <Stack gap={2} shrink align="start">
      <span className={styles.column}>{column}</span>
      <Text weight={600} className={styles.word}>
        {word}
      </Text>
      <Text size="note" tone="muted">
        {text}
      </Text>
      {children}
    </Stack>
  </Row>
);

const useKindOf = () => {
  const { kinds } = useMessages().lab;
  return ({ by, kind }: Catch): string => {
    if (by === 'device') return kinds.device;
    return kind === 'rules' || kind === 'seeds' || kind === 'promise' || kind === 'fork' ? kinds[kind] : kinds.other;
  };
};

interface VerdictsProps {
  readonly result: LabResult | undefined;
  /** The reason for the catch. */
  readonly why: string | null;
  readonly onHow?: () => void;
}

const Verdicts = ({ result, why, onHow }: VerdictsProps) => {
  const { lab } = useMessages();
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const { columns } = lab;
  if (result === undefined) {
    const waiting = { look: 'waiting', word: lab.checking, text: '' } as const;
    return (
      <>
        <Verdict column={columns.ordinary} {...waiting} />
        <Verdict column={columns.ours} {...waiting} />
      </>
    );
  }
  const { ordinary, caught } = result;
  return (
    <>
      <Verdict
        column={columns.ordinary}
        look={ordinary.holds ? 'false-comfort' : 'caught'}
        word={ordinary.holds ? lab.passes : lab.fails}
        text={lab.draws({ count: ordinary.draws })}
      />
      {caught === null ? (
        <Verdict column={columns.ours} look="holds" word={lab.passes} text={lab.clean} />
      ) : (
        <Verdict
          column={columns.ours}
          look="caught"
          code={caught.exitCode}
          word={`${lab.fails} · ${kindOf(caught)}`}
          text={`${why ?? ''} · ${
            caught.position === null ? lab.whole : lab.where({ position: formatCount(caught.position, locale) })
          }`}
        >
          {onHow !== undefined && (
            <button type="button" className={styles.how} onClick={onHow}>
              {lab.how}
            </button>
          )}
        </Verdict>
      )}
    </>
  );
};

interface TrickRowProps {
  readonly trick: TrickName;
  readonly state: Lab;
}

const TrickRow = ({ trick, state: { on, results, chosen, turn, choose } }: TrickRowProps) => {
  const { lab } = useMessages();
  const id = useId();
  const words = lab.tricks[trick];
  const isOn = on.has(trick);
  const result = isOn ? results.get(trick) : results.get(null);
  const isChosen = chosen === trick;
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <div className={styles.row} data-on={isOn}>
        <label className={styles.trick} htmlFor={id}>
          <Switch id={id} aria-describedby={`${id}-text`} on={isOn} onChange={(next) => turn(trick, next)} />
          <Stack as="span" gap={2} shrink>
            <Text weight={600}>{words.name}</Text>
            <Text size="note" tone="muted" id={`${id}-text`}>
              {words.text}
            </Text>
          </Stack>
        </label>
        <Verdicts result={result} why={words.why} {...(isChosen ? {} : { onHow: () => choose(trick) })} />
      </div>
      {isChosen && result !== undefined && <Details result={result} />}
    </li>
  );
};

/** `/proof/lab`: known tricks, played on a recorded log in the page, and the verdicts of two checks on each. */
export default function LabPage() {
  const { lab, shell } = useMessages();
  const { locale } = useLocale();
  const state = useLab();
  const kindOf = useKindOf();
  const { results, chosen, failed } = state;
  const recorded = results.get(null);
  const shown = chosen === null ? undefined : results.get(chosen);
  const said =
    chosen === null || shown === undefined || shown.caught === null
      ? ''
      : lab.said({ trick: lab.tricks[chosen].name, kind: kindOf(shown.caught) });
  return (
    <Box className="wrap" padTop={[24, 32]} padBottom={56}>
      <title>{shell.pageTitle({ page: lab.title })}</title>
      <Row gap={8} align="center">
        <BackLink to="/proof" label={lab.back} />
        <Text as="h1" size="display">
          {lab.title}
        </Text>
      </Row>
      <Text as="p" tone="soft" marginTop={8} marginBottom={24} maxWidth={760}>
        {lab.lead}
      </Text>
      {failed && (
        <Note tone="danger" icon="warning" role="alert">
          {lab.failed}
        </Note>
      )}
      <div className={styles.heads} aria-hidden="true">
        <span>{lab.columns.trick}</span>
        <span>{lab.columns.ordinary}</span>
        <span>{lab.columns.ours}</span>
      </div>
      <div className={styles.row} data-on>
        <Stack gap={2} className={styles.recorded}>
          <Text weight={600}>{lab.recorded.name}</Text>
          {recorded !== undefined && (
            <Text size="note" tone="muted">
              {lab.recorded.text({
                entries: formatCount(recorded.entries, locale),
                draws: formatCount(recorded.ordinary.draws, locale),
              })}
            </Text>
          )}
        </Stack>
        <Verdicts result={recorded} why={null} />
      </div>
      {TRICK_GROUPS.map(({ group, tricks }) => (
        <section key={group} aria-labelledby={`lab-${group}`}>
          <h2 id={`lab-${group}`} className={styles.group}>
            {lab.groups[group]}
          </h2>
          <ul>
            {tricks.map((trick) => (
              <TrickRow key={trick} trick={trick} state={state} />
            ))}
          </ul>
        </section>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Row wrap justify="between" gapX={24} gapY={8} marginTop={24}>
        <Button disabled={state.on.size === 0} onClick={state.allOff}>
          {lab.allOff}
        </Button>
        <Text as="p" tone="muted">
          {lab.limits}{' '}
          <Link to="/docs/help/provably-fair" className={styles.link}>
            {lab.limitsLink}
          </Link>
        </Text>
      </Row>
    </Box>
  );
}
