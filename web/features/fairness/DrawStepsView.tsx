import { formatCount, formatFloat, formatTicket, useLocale, useMessages } from '../../i18n/index.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './draw.module.css';
import { Hex } from './Hex.tsx';
import { Rows } from './Rows.tsx';
import { Step, VerdictMark } from './Step.tsx';
import { type DrawSteps, opensslBlockLine, type RoundFacts, type Verification } from './verification.ts';

/** A block as its four words: the one that counts in cyan, the others dim. */
const Block = ({ steps }: { readonly steps: DrawSteps }) => (
  <bdi dir="ltr" className={styles.block}>
    {steps.words.map(({ at, hex, use }) => (
      <span key={at} data-use={use}>
        <Hex text={hex} />
      </span>
    ))}
  </bdi>
);

const messageParts = ['scheme', 'game', 'label', 'id', 'entropy', 'round', 'index', 'tableHash', 'counter'] as const;
/** The parts that differ from round to round; the others say their name when pointed at. */
const namedParts = ['id', 'entropy', 'round', 'tableHash', 'counter'] as const;

export const MessageStep = ({ no, message }: { readonly no: number; readonly message: string }) => {
  const { verify } = useMessages().fairness;
  const values = message.split('|');
  return (
    <Step no={no} title={verify.message.title}>
      <p className={styles.note}>{verify.message.text}</p>
      <div className={styles.copyable}>
        <bdi dir="ltr" className={`mono ${styles.message}`}>
          {messageParts.map((part, index) => (
            <span key={part}>
              {index > 0 && <i>|</i>}
              <span title={verify.message.parts[part]}>{values[index]}</span>
              <wbr />
            </span>
          ))}
        </bdi>
        <CopyButton text={message} label={verify.message.title} />
      </div>
      <Rows
        rows={namedParts.map((part) => ({
          label: verify.message.parts[part],
          value: (
            <bdi dir="ltr" className={`mono ${styles.part}`}>
              {values[messageParts.indexOf(part)]}
            </bdi>
          ),
        }))}
      />
    </Step>
  );
};

interface BlockStepProps {
  readonly no: number;
  readonly steps: DrawSteps | null;
  readonly reveal: RoundFacts['reveal'];
}

export const BlockStep = ({ no, steps, reveal }: BlockStepProps) => {
  const { block, waiting } = useMessages().fairness.verify;
  if (steps === null || reveal === null) {
    return (
      <Step
        no={no}
        title={block.title}
        formula={block.formula}
        verdict="pending"
        result={<VerdictMark verdict="pending" words={{ pending: waiting }} />}
      />
    );
  }
  const line = opensslBlockLine(reveal.serverSeed, steps.draw.message);
  return (
    <Step no={no} title={block.title} formula={block.formula}>
      <Rows
        rows={[
          { label: block.block, value: <Block steps={steps} /> },
          {
            label: '',
            value: (
              <span className={styles.used}>
                {steps.draw.rejected > 0 && `${block.rejected(steps.draw.rejected)} · `}
                {block.used(steps.draw.word + 1)}
              </span>
            ),
          },
        ]}
      />
      <details className={styles.shell}>
        <summary>{block.shell}</summary>
        <div className={styles.copyable}>
          <pre dir="ltr" className="mono">
            {line}
          </pre>
          <CopyButton text={line} label={block.command} />
        </div>
      </details>
    </Step>
  );
};

export const TicketStep = ({
  no,
  ticket,
  steps,
}: {
  readonly no: number;
  readonly ticket: Verification['ticket'];
  readonly steps: DrawSteps | null;
}) => {
  const { verify } = useMessages().fairness;
  const { locale } = useLocale();
  const words = verify.ticket;
  return (
    <Step
      no={no}
      title={words.title}
      formula="x mod 10,000,000"
      verdict={ticket.verdict}
      result={
        <span className={styles.ticketResult}>
          <VerdictMark verdict={ticket.verdict} />
          <bdi className={`num ${styles.ticket}`} data-verdict={ticket.verdict}>
            {formatTicket(ticket.computed ?? ticket.shown)}
          </bdi>
        </span>
      }
    >
      {steps === null || ticket.computed === null ? (
        <Rows rows={[{ label: words.shown, value: <bdi className="num">{formatTicket(ticket.shown)}</bdi> }]} />
      ) : (
        <Rows
          rows={[
            {
              label: words.word,
              value: (
                <bdi dir="ltr" className={`mono ${styles.equation}`}>
                  <b>{`0x${steps.words[steps.draw.word]?.hex ?? ''}`}</b> = {formatCount(steps.x, locale)}
                </bdi>
              ),
            },
            {
              label: words.limit,
              value: (
                <span className={styles.used}>
                  <bdi dir="ltr" className="mono">
                    {formatCount(steps.limit, locale)}
                  </bdi>
                  {` · ${words.limitText}`}
                </span>
              ),
            },
            ...(ticket.computed === ticket.shown
              ? []
              : [{ label: words.shown, value: <bdi className="num">{formatTicket(ticket.shown)}</bdi> }]),
          ]}
        />
      )}
    </Step>
  );
};

interface FloatStepProps {
  readonly no: number;
  readonly float: NonNullable<Verification['float']>;
  readonly range: { readonly from: number; readonly to: number };
}

export const FloatStep = ({ no, float, range }: FloatStepProps) => {
  const { verify } = useMessages().fairness;
  const words = verify.float;
  const { steps } = float;
  return (
    <Step
      no={no}
      title={words.title}
      verdict={float.verdict}
      result={
        <span className={styles.ticketResult}>
          <VerdictMark verdict={float.verdict} />
          <bdi className={`num ${styles.float}`} data-verdict={float.verdict}>
            {formatFloat(float.computed ?? float.shown)}
          </bdi>
        </span>
      }
    >
      <p className={styles.note}>{words.text(formatFloat(range.from), formatFloat(range.to))}</p>
      {steps !== null && float.computed !== null && (
        <Rows
          rows={[
            { label: words.block, value: <Block steps={steps} /> },
            {
              label: words.float,
              value: (
                <bdi dir="ltr" className={`mono ${styles.equation}`}>
                  {`${formatFloat(range.from)} + `}
                  <b>{formatFloat(Number(steps.draw.ticket))}</b>
                  {` = ${formatFloat(float.computed)}`}
                </bdi>
              ),
            },
            ...(float.computed === float.shown
              ? []
              : [{ label: words.shown, value: <bdi className="num">{formatFloat(float.shown)}</bdi> }]),
          ]}
        />
      )}
    </Step>
  );
};
