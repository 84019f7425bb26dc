import { opensslBlockLine } from '../../../../engine/games/explanation/draws.ts';
import type { DrawCheck, FloatCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, formatFloat, formatTicket, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { Figure, Mono, Rows } from '../Rows.tsx';
import { Bytes } from './Bytes.tsx';
import { Block, FloatRows, Message, partOf, UsedWord, WordValue } from './DrawLines.tsx';
import { Step, StepNote } from './Step.tsx';

/** The parts that differ from round to round; the others say their name when pointed at. */
const namedParts = ['id', 'entropy', 'round', 'tableHash', 'counter'] as const;

const MessageStep = ({ message }: { readonly message: string }) => {
  const { verify } = useMessages().fairness;
  return (
    <Step title={verify.message.title}>
      <StepNote>{verify.message.text}</StepNote>
      <Message message={message} />
      <Rows
        rows={namedParts.map((part) => ({
          label: verify.message.parts[part],
          value: (
            <Text as="bdi" dir="ltr" tone="soft" className="mono">
              {partOf(message, part)}
            </Text>
          ),
        }))}
      />
    </Step>
  );
};

interface DrawStepsProps {
  readonly check: DrawCheck;
  /** Null while it is hidden. */
  readonly serverSeed: string | null;
}

const BlockStep = ({ check: { steps }, serverSeed }: DrawStepsProps) => {
  const { block } = useMessages().fairness.verify;
  if (steps === null || serverSeed === null) {
    return <Step title={block.title} formula={block.formula} verdict="pending" />;
  }
  return (
    <Step title={block.title} formula={block.formula}>
      <Rows
        rows={[
          { label: block.block, value: <Block steps={steps} /> },
          { label: '', value: <UsedWord steps={steps} /> },
        ]}
      />
      <Bytes label={block.shell} name={block.command} text={opensslBlockLine(serverSeed, steps.draw.message)} />
    </Step>
  );
};

const TicketStep = ({ check: { verdict, steps, shown, computed, n } }: DrawStepsProps) => {
  const { ticket: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const stated = { label: words.shown, value: <Figure>{formatTicket(shown)}</Figure> };
  return (
    <Step
      title={words.title}
      formula={`x mod ${formatCount(n, locale)}`}
      verdict={verdict}
      drawn={{ text: formatTicket(computed ?? shown), verdict, large: true }}
    >
      {steps === null || computed === null ? (
        <Rows rows={[stated]} />
      ) : (
        <Rows
          rows={[
            { label: words.word, value: <WordValue steps={steps} /> },
            {
              label: words.limit,
              value: (
                <Text tone="muted">
                  <Mono>{formatCount(steps.limit, locale)}</Mono>
                  {` · ${words.limitText}`}
                </Text>
              ),
            },
            ...(computed === shown ? [] : [stated]),
          ]}
        />
      )}
    </Step>
  );
};

/** The draw that decided a play, in three steps: the message, its block, and the ticket. */
export const DrawSteps = (props: DrawStepsProps) => (
  <>
    <MessageStep message={props.check.message} />
    <BlockStep {...props} />
    <TicketStep {...props} />
  </>
);

export const FloatStep = ({ check }: { readonly check: FloatCheck }) => {
  const { float: words } = useMessages().fairness.verify;
  const { verdict, computed, shown, from, to } = check;
  return (
    <Step title={words.title} verdict={verdict} drawn={{ text: formatFloat(computed ?? shown), verdict }}>
      <StepNote>{words.text({ from: formatFloat(from), to: formatFloat(to) })}</StepNote>
      <FloatRows check={check} />
    </Step>
  );
};
