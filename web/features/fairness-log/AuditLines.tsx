import { useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { FOLLOWS } from '../../ui/Skeleton.tsx';
import { CommandLine, CopyButton } from '../fairness/CopyButton.tsx';

/** Stands for the key until the page knows it. */
const KEY = '<key>';

/** The commands with which an auditor audits the log of a site, in the order of `fairnessLog.audit.steps`. */
const auditLines = (site: string, verifierKey: string): readonly string[] => [
  'npm ci',
  `curl ${site}/log/key`,
  `npm run audit -- ${site}/ --key '${verifierKey}' --keep ./copy`,
  `npm run audit -- ./copy --key '${verifierKey}'`,
  `python3 scripts/second_opinion.py ./copy --key '${verifierKey}'`,
];

/** The steps with which an auditor replays the whole log without this site's help. */
export const AuditLines = ({ verifierKey }: { readonly verifierKey: string | null }) => {
  const { audit } = useMessages().fairnessLog;
  const lines = auditLines(window.location.origin, verifierKey ?? KEY);
  return (
    <Box as="section" className={FOLLOWS} aria-labelledby="audit-lines" marginTop={40} padTop={24} line="top">
      <Row gap={4} minHeight={44}>
        <h2 id="audit-lines">{audit.title}</h2>
        <CopyButton text={lines.join('\n')} label={audit.copyAll} inLine={false} />
      </Row>
      <Text as="p" maxWidth={760} tone="muted">
        {audit.text}
      </Text>
      <Grid as="ol" gap={12} marginY={16} maxWidth={880}>
        {lines.map((line, index) => (
          <Row as="li" key={line} align="start" gap={[12, 24]}>
            <Text weight={600} tone="info" aria-hidden="true">
              {index + 1}
            </Text>
            <Box grow shrink>
              <Text as="p" marginBottom={4}>
                {audit.steps[index]}
              </Text>
              <CommandLine text={line} label={audit.steps[index] ?? line} />
            </Box>
          </Row>
        ))}
      </Grid>
      <Text as="p" maxWidth={760} tone="muted">
        {audit.pin}
      </Text>
    </Box>
  );
};
