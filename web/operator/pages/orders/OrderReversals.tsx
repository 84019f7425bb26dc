import { useState } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Position } from '../../ui/Position.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { DetailsPart } from '../../ui/WithDetails.tsx';
import { wordIn } from '../../ui/word-in.ts';
import type { Order } from './orders-query.ts';
import { ReversalDialog } from './ReversalDialog.tsx';

/** The parts of a credited payment that were given back, and the button that proposes more of it. */
export const OrderReversals = ({ order }: { readonly order: Order }) => {
  const { reversal } = useWords().orders;
  const { locale } = useLocale();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const left = order.amount - order.reversed;
  const isOffered = order.state === 'COMPLETED' && left > 0 && may('operator:propose') && may('operator:players');
  if (order.reversals.length === 0 && !isOffered) return null;
  return (
    <DetailsPart title={reversal.title}>
      {order.reversals.length > 0 && (
        <Steps
          steps={order.reversals.map(({ at, position, kind, amount, bonus, locked, coin, receivable }) => ({
            key: String(position),
            tone: receivable > 0 ? 'look' : 'done',
            title: `${wordIn(reversal.kinds, kind.toUpperCase())} · ${amountText(amount, locale)}`,
            end: <Moment at={at} />,
            note: (
              <>
                {reversal.parts({
                  bonus: amountText(bonus, locale),
                  locked: amountText(locked, locale),
                  coin: amountText(coin, locale),
                  owed: amountText(receivable, locale),
                })}{' '}
                <Position at={position} />
              </>
            ),
          }))}
        />
      )}
      {isOffered && (
        <Button icon="refresh" onClick={() => setOpen(true)}>
          {reversal.open}
        </Button>
      )}
      {isOpen && <ReversalDialog order={order} onClose={() => setOpen(false)} />}
    </DetailsPart>
  );
};
