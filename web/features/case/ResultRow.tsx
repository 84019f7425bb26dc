import { useState } from 'react';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { SellWon } from '../play/SellWon.tsx';
import { useItemWords } from './item-words.ts';
import styles from './ResultRow.module.css';
import { useProfitWords } from './reveal/use-profit-words.ts';
import { WonItem } from './reveal/WonItem.tsx';
import { sellableOf, verifyPath, type Winner, worthOf } from './winner.ts';

interface ResultRowProps {
  readonly winners: readonly Winner[];
  readonly demo: boolean;
  /** Opened for nothing: the player can only sell the won items, for a locked bonus. */
  readonly free: boolean;
  /** Minor units, of the whole play. */
  readonly paid: number;
  /** Ids of items that were sold since. */
  readonly sold: ReadonlySet<string>;
  readonly onSold: (itemIds: readonly string[]) => void;
  readonly onDone: () => void;
  readonly onDemoAgain: () => void;
}

const Kind = ({ winner }: { readonly winner: Winner }) => {
  const { family, wear, gradeLabel } = useItemWords()(winner.entry);
  return (
    <Text size="small" display={['none', 'inline-flex']} align="center" gap={8} tone="muted">
      {wear === null ? family : `${family} · ${wear}`}
      <Pips grade={winner.entry.skin.grade} label={gradeLabel} />
    </Text>
  );
};

/** Several: each can be checked, and kept or sold. */
const Each = ({ winners, paid, sold, onSold }: Pick<ResultRowProps, 'winners' | 'paid' | 'sold' | 'onSold'>) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const profitWords = useProfitWords();
  const [open, setOpen] = useState(false);
  const got = worthOf(winners);
  return (
    <>
      <Button variant="proof" icon="shield" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.result.verifyMany({ count: winners.length })}
      </Button>
      {open && (
        <Dialog title={words.result.listTitle} onClose={() => setOpen(false)}>
          <Row justify="between" gap={12} wrap padBottom={8} tone="soft">
            <span>{words.reveal.sum({ paid: formatMoney(paid, locale), got: formatMoney(got, locale) })}</span>
            <span>{profitWords(got, paid)}</span>
          </Row>
          <ul>
            {winners.map((winner) => (
              <WonItem
                key={winner.key}
                winner={winner}
                sold={winner.round !== null && sold.has(winner.round.itemId)}
                onSold={(itemId) => onSold([itemId])}
              />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
};

/** The won items and the actions on them; for a demo, the items that it would have won. */
export const ResultRow = (props: ResultRowProps) => {
  const { winners, demo, free, paid, sold, onSold, onDone, onDemoAgain } = props;
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const profitWords = useProfitWords();
  const only = winners.length === 1 ? winners[0] : undefined;
  const got = worthOf(winners);
  const left = sellableOf(winners, sold);
  const note = demo ? words.result.demoWorth({ count: winners.length }) : free ? words.result.sellOnly : null;
  return (
    <Row justify="between" gapY={4} gapX={8} width="full" className={styles.row}>
      <Box shrink className={styles.worth}>
        <Row as="p" align="baseline" gap={[8, 12]}>
          <Text size="tight" weight={600} truncate>
            {only ? wordsOf(only.entry).name : words.result.worth({ count: winners.length })}
          </Text>
          {only !== undefined && <Kind winner={only} />}
          <Text size="large">
            <Money value={got} />
          </Text>
        </Row>
        <Text as="p" size="small" tone="muted">
          {note ?? profitWords(got, paid)}
        </Text>
      </Box>
      {only?.round && (
        <ButtonLink variant="proof" icon="shield" to={verifyPath(only.round.id)}>
          {words.result.verify({ round: formatCount(only.round.roundNo, locale) })}
        </ButtonLink>
      )}
      {!demo && only === undefined && <Each winners={winners} paid={paid} sold={sold} onSold={onSold} />}
      <Row gap={8} align="stretch" className={styles.actions}>
        {demo ? (
          <>
            <Button onClick={onDone}>{words.result.demoEnd}</Button>
            <Button variant="primary" onClick={onDemoAgain}>
              {words.result.demoAgain}
            </Button>
          </>
        ) : (
          <>
            {left.length > 0 && (
              <SellWon
                itemIds={left.flatMap(({ round }) => (round === null ? [] : [round.itemId]))}
                total={worthOf(left)}
                variant="secondary"
                onDone={onDone}
              />
            )}
            <Button variant="primary" onClick={onDone}>
              {words.result.keep({ count: winners.length })}
            </Button>
          </>
        )}
      </Row>
    </Row>
  );
};
