import { useLocale } from '../../../i18n/index.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { currencyText } from '../../ui/currency.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Details, DetailsPart } from '../../ui/WithDetails.tsx';
import { wordIn } from '../../ui/word-in.ts';
import styles from './OrderDetails.module.css';
import { OrderReversals } from './OrderReversals.tsx';
import { providerState, shownState, toneOfOrder, toneOfOutcome } from './order-state.ts';
import type { Order } from './orders-query.ts';

const Webhooks = ({ events }: Pick<Order, 'events'>) => {
  const { orders } = useWords();
  const { locale } = useLocale();
  if (events.length === 0) return <p className={styles.quiet}>{orders.webhooks.none}</p>;
  return (
    <Steps
      steps={events.map(({ id, at, kind, currency, amount, outcome }) => ({
        key: id,
        tone: toneOfOutcome(outcome),
        title: (
          <>
            {wordIn(orders.webhooks.kinds, kind)} · {wordIn(orders.webhooks.outcomes, outcome)}
          </>
        ),
        end: <Moment at={at} />,
        note: (
          <>
            {currency != null && amount != null && <span>{currencyText(amount, currency, locale)} · </span>}
            <code>{id}</code>
          </>
        ),
      }))}
    />
  );
};

/** An order with all that its provider said of it. */
export const OrderDetails = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const { orders, units } = useWords();
  const { locale } = useLocale();
  const { fields, states, problems, provided } = orders;
  const { problem, cancelledAt, cancelledFor, settledAt } = order;
  return (
    <Details title={orders.order} onClose={onClose}>
      <DetailsPart>
        <p className={styles.sum}>
          <span>{currencyText(order.payAmount, order.currency, locale)}</span>
          <span aria-hidden="true">→</span>
          <span>
            {orders.coin} <Amount value={order.amount} />
          </span>
        </p>
        <p>
          <Mark tone={toneOfOrder(order)}>{problem == null ? states[shownState(order)] : problems[problem]}</Mark>
        </p>
        {problem != null && <p className={styles.advice}>{orders.advice[problem]}</p>}
      </DetailsPart>
      <DetailsPart>
        <Facts
          shape="sum"
          facts={[
            { label: fields.player, value: <PlayerLink id={order.player} nickname={order.nickname} /> },
            ...(problem == null ? [] : [{ label: fields.state, value: states[shownState(order)] }]),
            { label: fields.bonus, value: <Amount value={order.bonus} /> },
            { label: fields.created, value: <Moment at={order.createdAt} /> },
            ...(settledAt == null ? [] : [{ label: fields.settled, value: <Moment at={settledAt} /> }]),
            { label: fields.position, value: <Position at={order.settledPosition} /> },
            ...(cancelledAt == null
              ? []
              : [
                  {
                    label: fields.cancelled,
                    value: (
                      <>
                        {cancelledFor != null && `${wordIn(orders.reasons, cancelledFor)} · `}
                        <Moment at={cancelledAt} />
                      </>
                    ),
                  },
                ]),
            { label: fields.inLog, value: order.inLog ? orders.yes : <Mark tone="look">{orders.no}</Mark> },
            { label: fields.id, value: <code className={styles.id}>{order.id}</code> },
          ]}
        />
      </DetailsPart>
      <OrderReversals order={order} />
      <DetailsPart title={orders.provider}>
        <Facts
          shape="sum"
          facts={[
            { label: fields.provider, value: order.provider },
            { label: fields.channel, value: order.channel },
            { label: fields.provided, value: provided[providerState(order)] },
            { label: fields.reference, value: <code className={styles.id}>{order.reference ?? units.none}</code> },
          ]}
        />
      </DetailsPart>
      <DetailsPart title={orders.webhooks.title}>
        <Webhooks events={order.events} />
      </DetailsPart>
    </Details>
  );
};
