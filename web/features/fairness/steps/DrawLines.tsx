import type { ReactNode } from 'react';
import { opensslBlockLine } from '../../../../engine/games/explanation/draws.ts';
import type { DrawCheck, DrawSteps, FloatCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, formatFloat, formatTicket, useLocale, useMessages } from '../../../i18n/index.ts';
import { Stack, Text } from '../../../ui/Box.tsx';
import type { Fact } from '../../../ui/Facts.tsx';
import { Copyable } from '../CopyButton.tsx';
import { Hex } from '../Hex.tsx';
import { Figure, Rows } from '../Rows.tsx';
import { Bytes } from './Bytes.tsx';
import styles from './draw.module.css';

/** A block as its four words: the one that counts in cyan, the others dim. */
export const Block = ({ steps }: { readonly steps: DrawSteps }) => (
  <Text as="bdi" dir="ltr" tone="muted" className={styles.block}>
    {steps.words.map(({ at, hex, use }) => (
      <span key={at} data-use={use}>
        <Hex text={hex} />
      </span>
    ))}
  </Text>
);

const messageParts = ['scheme', 'game', 'label', 'id', 'entropy', 'round', 'index', 'tableHash', 'counter'] as const;
export type MessagePart = (typeof messageParts)[number];

export const partOf = (message: string, part: MessagePart): string =>
  message.split('|')[messageParts.indexOf(part)] ?? '';

/** The message as one line, cut where a part ends; each part says its name when pointed at. */
export const Message = ({ message }: { readonly message: string }) => {
  const { verify } = useMessages().fairness;
  const values = message.split('|');
  return (
    <Copyable text={message} label={verify.message.title}>
      <bdi dir="ltr" className={`mono ${styles.message}`}>
        {messageParts.map((part, index) => (
          <span key={part}>
            {index > 0 && <i>|</i>}
            <span title={verify.message.parts[part]}>{values[index]}</span>
            <wbr />
          </span>
        ))}
      </bdi>
    </Copyable>
  );
};

/** Which of the four words was taken, and how many before it were beyond the limit. */
export const UsedWord = ({ steps }: { readonly steps: DrawSteps }) => {
  const { block } = useMessages().fairness.verify;
  return (
    <Text tone="muted">
      {steps.draw.rejected > 0 && `${block.rejected({ count: steps.draw.rejected })} · `}
      {block.used({ word: steps.draw.word + 1 })}
    </Text>
  );
};

/** The highlighted number of an equation. */
export const Strong = ({ children }: { readonly children: string }) => (
  <Text as="b" weight={600} tone="info">
    {children}
  </Text>
);

/** `from + drawn = result`, or another equation of a draw. */
const Equation = ({ children }: { readonly children: ReactNode }) => (
  <Text as="bdi" dir="ltr" tone="muted" anywhere className="mono">
    {children}
  </Text>
);

/** `0x… = x`, the number that the word is. */
export const WordValue = ({ steps }: { readonly steps: DrawSteps }) => {
  const { locale } = useLocale();
  return (
    <Equation>
      <Strong>{`0x${steps.words[steps.draw.word]?.hex ?? ''}`}</Strong> = {formatCount(steps.x, locale)}
    </Equation>
  );
};

interface DrawLinesProps {
  readonly check: DrawCheck;
  /** Null while it is hidden. */
  readonly serverSeed: string | null;
  /** How the ticket is written: seven digits where it falls into odds, plainly elsewhere. */
  readonly ticket?: (ticket: number) => string;
}

/** A whole draw in a few lines, for where many stand on one page. */
export const DrawLines = ({ check, serverSeed, ticket = formatTicket }: DrawLinesProps) => {
  const { verify } = useMessages().fairness;
  const { locale } = useLocale();
  const { steps, n, shown, computed } = check;
  const stated: Fact = { label: verify.ticket.shown, value: <Figure>{ticket(shown)}</Figure> };
  const rows: readonly Fact[] =
    steps === null || computed === null
      ? [stated]
      : [
          { label: verify.block.block, value: <Block steps={steps} /> },
          { label: verify.ticket.word, value: <WordValue steps={steps} /> },
          {
            label: verify.ticket.ticket,
            value: (
              <Equation>
                {`${formatCount(steps.x, locale)} mod ${formatCount(n, locale)} = `}
                <Strong>{ticket(Number(steps.draw.ticket))}</Strong>
              </Equation>
            ),
          },
          ...(computed === shown ? [] : [stated]),
        ];
  return (
    <Stack gap={10}>
      <Message message={check.message} />
      <Rows rows={rows} />
      {steps !== null && serverSeed !== null && (
        <Bytes
          label={verify.block.shell}
          name={verify.block.command}
          text={opensslBlockLine(serverSeed, steps.draw.message)}
        />
      )}
    </Stack>
  );
};

/** How a float came out of its draw. */
export const FloatRows = ({ check }: { readonly check: FloatCheck }) => {
  const { verify } = useMessages().fairness;
  const { steps, computed, shown, from } = check;
  const stated: Fact = { label: verify.ticket.shown, value: <Figure>{formatFloat(shown)}</Figure> };
  if (steps === null || computed === null) return <Rows rows={[stated]} />;
  return (
    <Rows
      rows={[
        { label: verify.block.block, value: <Block steps={steps} /> },
        {
          label: verify.float.float,
          value: (
            <Equation>
              {`${formatFloat(from)} + `}
              <Strong>{formatFloat(Number(steps.draw.ticket))}</Strong>
              {` = ${formatFloat(computed)}`}
            </Equation>
          ),
        },
        ...(computed === shown ? [] : [stated]),
      ]}
    />
  );
};
