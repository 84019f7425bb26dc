import type { FindingKind } from '../../../engine/audit/finding.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { CommandLine } from '../fairness/CopyButton.tsx';
import { download } from '../fairness/verify/download.ts';
import type { Change } from './changes.ts';
import styles from './lab.module.css';
import type { LabResult } from './lab-worker.ts';

/** The characters, members and changes that the page shows at most: long values are hashes. */
const SHOWN_CHARACTERS = 28;
const SHOWN_MEMBERS = 6;
const SHOWN_CHANGES = 2;

const short = (json: string): string =>
  json.length > SHOWN_CHARACTERS ? `${json.slice(0, SHOWN_CHARACTERS - 1)}…` : json;

const ChangedEntry = ({ change }: { readonly change: Change }) => {
  const { changes } = useMessages().lab;
  const { locale } = useLocale();
  const { kind, type, position, members } = change;
  return (
    <div>
      <Text as="p" size="small" tone="muted" marginBottom={4}>
        {changes[kind]({ position: formatCount(position, locale) })}
      </Text>
      <code className={styles.code} dir="ltr">
        {type}
        {members.slice(0, SHOWN_MEMBERS).map(({ name, before, after }) => (
          <span key={name} className={styles.member}>
            {`  ${name} `}
            <del>{short(before)}</del> <ins>{short(after)}</ins>
          </span>
        ))}
        {members.length > SHOWN_MEMBERS && <span className={styles.member}>{'  …'}</span>}
      </code>
    </div>
  );
};

const STAGES = [
  'signature',
  'tree',
  'format',
  'order',
  'rules',
  'seeds',
  'promise',
] as const satisfies readonly FindingKind[];

/** The audit's report in the form of its command, and the other check that caught the trick. */
const Report = ({ result }: { readonly result: LabResult }) => {
  const { audit, device } = useMessages().lab;
  const { locale } = useLocale();
  const { findings, caught } = result;
  return (
    <Stack gap={12}>
      <code className={styles.code} dir="ltr">
        {STAGES.map((stage) => {
          const found = findings.filter(({ kind }) => kind === stage);
          return (
            <span key={stage} className={styles.stage} data-found={found.length > 0 || undefined}>
              <span>{stage}</span>
              <span>{found.length === 0 ? audit.ok : audit.findings({ count: found.length })}</span>
              {found.slice(0, 3).map(({ position, message }) => (
                <span key={`${position} ${message}`} className={styles.finding}>
                  {position !== null && <Text tone="info">{`#${position} `}</Text>}
                  {message}
                </span>
              ))}
            </span>
          );
        })}
      </code>
      {caught?.by === 'checkpoint' && <Text tone="danger">{device.checkpoint}</Text>}
      {caught?.by === 'device' && caught.position !== null && (
        <Text tone="danger">{device.rotation({ position: formatCount(caught.position, locale) })}</Text>
      )}
    </Stack>
  );
};

const saveArchive = ({ archive, trick }: LabResult): void =>
  download(`${trick ?? 'recorded'}.tar`, archive, 'application/x-tar');

/** The changes of a trick, and the report that shows them. */
export const Details = ({ result }: { readonly result: LabResult }) => {
  const { lab } = useMessages();
  const { changes } = result;
  const more = changes.length - SHOWN_CHANGES;
  return (
    <>
      <Grid columns={[1, 2]} gap={24} align="stretch" marginTop={8}>
        <Stack as="section" gap={12} shrink>
          <h3>{lab.changes.title}</h3>
          <Stack gap={12} grow pad={20} ground="well" radius="card" className={styles.panel}>
            {changes.slice(0, SHOWN_CHANGES).map((change) => (
              <ChangedEntry key={`${change.kind} ${change.position}`} change={change} />
            ))}
            {more > 0 && (
              <Text as="p" size="small" tone="muted">
                {lab.changes.more({ count: more })}
              </Text>
            )}
            <Text as="p" size="small" tone="muted">
              {lab.changes.note}
            </Text>
          </Stack>
        </Stack>
        <Stack as="section" gap={12} shrink>
          <h3>{lab.audit.title}</h3>
          <Box grow pad={20} ground="well" radius="card" className={styles.panel}>
            <Report result={result} />
          </Box>
        </Stack>
      </Grid>
      <Grid gap={12} marginTop={20} padBottom={20} className={styles.save}>
        <Button variant="primary" icon="download" onClick={() => saveArchive(result)}>
          {lab.save}
        </Button>
        <Stack gap={4} shrink>
          <Text as="p" size="small" tone="muted">
            {lab.saveNote}
          </Text>
          <CommandLine
            text={`npm run audit -- ${result.trick ?? 'recorded'}.tar --key '${result.verifierKey}'`}
            label={lab.saveCommand}
          />
        </Stack>
      </Grid>
    </>
  );
};
