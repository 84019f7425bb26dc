import { EXIT_CODES, type Finding, type FindingKind } from '../../../../engine/audit/finding.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Text } from '../../../ui/Box.tsx';
import type { CheckedLog } from './check-result.ts';
import { megabytes } from './megabytes.ts';

/** In the order of the audit's own report. */
const GIVEN = ['funds', 'coupons', 'depositConditions', 'lostPrizes', 'brokenGlass'] as const;

const FindingLine = ({ kind, position, message }: Finding) => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const kinds: Readonly<Record<FindingKind, string>> = check.kinds;
  const where = position === null ? '' : ` · ${check.position({ position: formatCount(position, locale) })}`;
  return (
    <Grid as="li" gap={4}>
      <Text as="b" tone="danger">
        {`${check.code({ kind, code: EXIT_CODES[kind] })}${where}`}
      </Text>
      {kinds[kind]}
      <Text as="bdi" dir="ltr" size="note" tone="soft" className="mono" anywhere>
        {message}
      </Text>
    </Grid>
  );
};

/** The result of deciding the plays again: the findings, the speed, and the facts that the check took as given. */
export const PlaysDecided = ({ log, since, report }: Pick<CheckedLog, 'log' | 'since' | 'report'>) => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const { plays, proven, awaiting, given, findings, bytes, elapsedMs } = report;
  const perSecond = (count: number): string =>
    formatCount(Math.round((count * 1_000) / Math.max(1, elapsedMs)), locale);
  const more = findings.total - findings.shown.length;
  return (
    <>
      {findings.total > 0 && (
        <Grid as="ul" gap={12} marginY={8}>
          {findings.shown.map((finding) => (
            <FindingLine key={`${finding.kind} ${finding.position} ${finding.message}`} {...finding} />
          ))}
          {more > 0 && <li>{check.more({ count: more })}</li>}
        </Grid>
      )}
      <p>{check.decided({ plays, proven, awaiting })}</p>
      <Text as="p" tone="muted">
        {check.took({
          seconds: Math.ceil(elapsedMs / 1_000),
          entries: perSecond(log.size),
          plays: perSecond(plays),
          megabytes: megabytes(bytes),
        })}
      </Text>
      {since > 0 && (
        <Text as="p" tone="muted">
          {check.since({ since: formatCount(since, locale) })}
        </Text>
      )}
      <Box marginTop={8}>
        <p>{check.givenTitle}</p>
        <Grid as="ul" gap={4} marginY={4} tone="soft">
          <li>{check.sealed({ count: given.sealedEntries })}</li>
          {GIVEN.map((what) => (
            <li key={what}>{check.given[what]({ count: given[what] })}</li>
          ))}
        </Grid>
      </Box>
    </>
  );
};
