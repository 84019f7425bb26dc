import { useMessages } from '../../../i18n/index.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { spanText } from '../../ui/moments.ts';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Details, DetailsPart } from '../../ui/WithDetails.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { Item } from './Item.tsx';
import { RetrievalActs } from './RetrievalActs.tsx';
import styles from './RetrievalDetails.module.css';
import type { Retrieval } from './retrievals-query.ts';
import { toneOfStage } from './tone-of-stage.ts';
import { isOver, waited } from './waiting.ts';

/** The course of a retrieval, as far as the site knows it. */
const History = ({ retrieval }: { readonly retrieval: Retrieval }) => {
  const { retrievals } = useWords();
  const { history, states, steps, acts } = retrievals;
  const { state, step, message, provider, attempts, nextTryAt, failure, handled } = retrieval;
  return (
    <Steps
      steps={[
        {
          key: 'requested',
          tone: 'done',
          title: history.requested,
          end: <Position at={retrieval.position} />,
          note: <Moment at={retrieval.requestedAt} />,
        },
        ...(failure == null
          ? []
          : [{ key: 'failure', tone: 'breach' as const, title: history.failure, note: <code>{failure}</code> }]),
        ...(step == null
          ? []
          : [
              {
                key: 'step',
                tone: step === 'NEW' || step === 'SENDING' ? ('open' as const) : ('done' as const),
                title: provider == null ? steps[step] : `${steps[step]} · ${provider}`,
                ...(message != null && message !== '' && { note: wordIn(retrievals.messages, message) }),
              },
            ]),
        ...((attempts ?? 0) === 0
          ? []
          : [
              {
                key: 'attempts',
                tone: 'look' as const,
                title: history.attempts({ count: attempts ?? 0 }),
                ...(nextTryAt != null && {
                  note: (
                    <>
                      {history.nextTry} <Moment at={nextTryAt} />
                    </>
                  ),
                }),
              },
            ]),
        ...handled.map(({ at, operatorName, state: said, reason }) => ({
          key: at,
          tone: 'done' as const,
          title: said == null ? acts.again : acts.said({ state: states[said] }),
          end: <Moment at={at} />,
          note: (
            <>
              <bdi>{operatorName ?? acts.terminal}</bdi> · <bdi>{reason}</bdi>
            </>
          ),
        })),
        {
          key: 'state',
          tone: state === 'FAILED' ? 'look' : isOver(retrieval) ? 'done' : 'open',
          title: states[state],
          end: <Moment at={retrieval.changedAt} />,
        },
      ]}
    />
  );
};

/** A retrieval with its course so far. */
export const RetrievalDetails = ({
  retrieval,
  onClose,
}: {
  readonly retrieval: Retrieval;
  readonly onClose: () => void;
}) => {
  const words = useWords();
  const { retrievals: text, units } = words;
  const { fields, states } = text;
  const { wear } = useMessages();
  const isWear = (value: string): value is keyof typeof wear => Object.hasOwn(wear, value);
  return (
    <Details title={text.retrieval} onClose={onClose}>
      <DetailsPart>
        <p className={styles.item}>
          <Item retrieval={retrieval} />
        </p>
        <p>
          <Mark tone={toneOfStage(retrieval.state)}>{states[retrieval.state]}</Mark>
        </p>
      </DetailsPart>
      <DetailsPart>
        <Facts
          shape="sum"
          facts={[
            { label: fields.player, value: <PlayerLink id={retrieval.player} nickname={retrieval.nickname ?? null} /> },
            { label: fields.value, value: <Amount value={retrieval.value} /> },
            ...(isWear(retrieval.wear) ? [{ label: fields.wear, value: wear[retrieval.wear] }] : []),
            { label: fields.waited, value: spanText(waited(retrieval, Date.now()), words) },
            { label: fields.provider, value: retrieval.provider ?? units.none },
            { label: fields.position, value: <Position at={retrieval.position} /> },
            { label: fields.id, value: <code className={styles.id}>{retrieval.id}</code> },
          ]}
        />
      </DetailsPart>
      <DetailsPart title={text.history.title}>
        <History retrieval={retrieval} />
      </DetailsPart>
      <RetrievalActs retrieval={retrieval} />
    </Details>
  );
};
