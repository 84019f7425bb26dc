import { useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CopyButton } from '../../fairness/CopyButton.tsx';
import { Hex, RawText } from '../../fairness/Hex.tsx';
import { Rows } from '../../fairness/Rows.tsx';
import type { PublishedHead } from '../published/open-published.ts';
import { type LogEvent, prettyText } from './log-event.ts';
import { ReceiptLine } from './ReceiptLine.tsx';
import { useReceipt } from './use-receipt.ts';

interface EventDetailProps {
  readonly id: string;
  readonly event: LogEvent;
  readonly head: PublishedHead;
}

/** One event in full, and whether it stands where it is said to stand. */
export const EventDetail = ({ id, event, head }: EventDetailProps) => {
  const { events: words } = useMessages().fairnessLog;
  const { state, retry } = useReceipt(event, head);
  const { envelope, position, text } = event;
  return (
    <Grid id={id} columns={1} gap={12} padTop={4} padX={8} padBottom={16}>
      <Rows
        rows={[
          ...(envelope === null
            ? []
            : [
                {
                  label: words.stream,
                  value: (
                    <bdi dir="ltr" className="mono">
                      {envelope.stream}
                    </bdi>
                  ),
                },
              ]),
          ...(state.status === 'proven' ? [{ label: words.leaf, value: <Hex text={state.leaf} /> }] : []),
          { label: words.proof, value: <ReceiptLine state={state} onRetry={retry} /> },
        ]}
      />
      <Row align="start" radius="control" ground="well">
        <Box grow shrink>
          <RawText text={prettyText(event)} tone="text" />
        </Box>
        <CopyButton text={text} label={words.json} inLine={false} />
      </Row>
      <Row wrap gapY={8} gapX={20}>
        {envelope !== null && envelope.play !== null && (
          <ButtonLink variant="proof" icon="shield" to={`/provably-fair/verify/${envelope.play}`}>
            {words.verify}
          </ButtonLink>
        )}
        <Text
          as="a"
          display="inline-flex"
          align="center"
          gap={6}
          minHeight={44}
          tone="info"
          href={`/log/proof/${position}`}
          download={`${position}.tlog-proof`}
        >
          {words.receipt}
          <Icon name="down" size={16} />
        </Text>
      </Row>
    </Grid>
  );
};
