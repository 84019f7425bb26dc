import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { HoldReason } from '../../generated/graphql.ts';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Grid, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { useMinute } from '../backpack/use-minute.ts';
import styles from './security.module.css';
import { FREEZE_ACCOUNT, type SecurityFacts, THAW_ACCOUNT } from './security-query.ts';
import { useAct } from './use-act.ts';
import { useTimeLeft } from './use-time-left.ts';

interface PlateProps {
  readonly tone: 'safe' | 'weak' | 'held' | 'frozen';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

const Plate = ({ tone, icon, title, text, note, children }: PlateProps) => (
  <Grid
    position="relative"
    columns={['auto-1fr', 'auto-1fr-auto']}
    gapY={12}
    gapX={16}
    padY={[20, 24]}
    padX={[16, 24]}
    align={['stretch', 'center']}
    radius="card"
    ring="hairline"
    marginTop={16}
    marginBottom={8}
    className={`${styles.scene} ${styles.plate}`}
    data-tone={tone}
  >
    <Grid as="span" centered height={[44, 56]} className={styles.lamp}>
      <Icon name={icon} size={28} />
    </Grid>
    <div role="status" className={styles.said}>
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <Text as="p" tone="muted">
        {text}
      </Text>
    </div>
    <Row wrap gap={8} align="stretch" className={styles.acts}>
      {children}
    </Row>
  </Grid>
);

const Frozen = ({ since }: { readonly since: string }) => {
  const { security } = useMessages();
  const { standing, thaw } = security;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { confirmed } = useStepUp();
  const { working, run } = useAct();
  const [thawAccount] = useMutation(THAW_ACCOUNT);
  const ask = (): void =>
    open({
      name: 'confirm',
      title: thaw.title,
      text: thaw.text,
      confirmLabel: thaw.confirm,
      onConfirm: () => run(() => confirmed((ticket) => thawAccount({ variables: { ticket } })), thaw.done),
    });
  return (
    <Plate
      tone="frozen"
      icon="freeze"
      title={standing.frozenTitle}
      text={standing.frozenText({ at: formatDateTime(since, locale) })}
    >
      <Button variant="primary" busy={working} onClick={ask}>
        {thaw.action}
      </Button>
    </Plate>
  );
};

/** Needs two taps: a dialog between them tells the effect. */
const FreezeButton = () => {
  const { security } = useMessages();
  const { freeze } = security;
  const { open } = useDialogs();
  const { working, run } = useAct();
  const [freezeAccount] = useMutation(FREEZE_ACCOUNT);
  const ask = (): void =>
    open({
      name: 'confirm',
      title: freeze.title,
      text: freeze.text,
      confirmLabel: freeze.confirm,
      danger: true,
      onConfirm: () => run(freezeAccount, freeze.done),
    });
  return (
    <Button variant="danger" icon="freeze" busy={working} onClick={ask}>
      {freeze.action}
    </Button>
  );
};

interface HeldProps {
  readonly until: string;
  readonly reason: Exclude<HoldReason, 'FROZEN'>;
}

const YEAR_MS = 365 * 86_400_000;

const Held = ({ until, reason }: HeldProps) => {
  const { security } = useMessages();
  const { standing } = security;
  const { locale } = useLocale();
  const timeLeft = useTimeLeft();
  const now = useMinute();
  // An operator's hold may have no end.
  const ends = Date.parse(until) - now < YEAR_MS;
  return (
    <Plate
      tone="held"
      icon="clock"
      title={standing.holdTitle}
      {...(ends && { note: standing.holdUntil({ at: formatDateTime(until, locale), left: timeLeft(until, now) }) })}
      text={standing.holdReasons[reason]}
    >
      <FreezeButton />
    </Plate>
  );
};

interface StandingProps {
  readonly facts: SecurityFacts['security'];
  /** The actions that would protect a weak account better. */
  readonly better: ReactNode;
}

/** The state of the account: frozen, held, well protected, or not yet. */
export const Standing = ({ facts, better }: StandingProps) => {
  const { security } = useMessages();
  const { standing } = security;
  if (facts.frozenAt !== null) return <Frozen since={facts.frozenAt} />;
  if (facts.hold !== null && facts.hold.reason !== 'FROZEN') {
    return <Held until={facts.hold.until} reason={facts.hold.reason} />;
  }
  const strong = facts.passkeys.length > 0 || facts.totpSince !== null;
  return strong ? (
    <Plate tone="safe" icon="shield" title={standing.strongTitle} text={standing.strongText}>
      <FreezeButton />
    </Plate>
  ) : (
    <Plate tone="weak" icon="lock" title={standing.weakTitle} text={standing.weakText}>
      {better}
      <FreezeButton />
    </Plate>
  );
};
