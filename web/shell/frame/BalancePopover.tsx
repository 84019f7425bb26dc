import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import type { Wallet } from '../../platform/session.tsx';
import { useTerms } from '../../platform/terms.ts';
import { Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './BalancePopover.module.css';

interface BalancePopoverProps {
  readonly id: string;
  readonly popover: RefObject<HTMLDivElement | null>;
  readonly wallet: Wallet;
  /** The locked balance in minor units; undefined until it is known. */
  readonly locked: number | undefined;
}

/** All three balances, and what the locked one is. The browser closes the popover on Escape and on a press elsewhere. */
export const BalancePopover = ({ id, popover, wallet, locked = 0 }: BalancePopoverProps) => {
  const { shell, transfer } = useMessages();
  const percent = useTerms()?.rewards.values.releasePercent;
  const close = (): void => popover.current?.hidePopover();
  return (
    <Menu ref={popover} id={id} className={styles.popover}>
      <VisuallyHidden as="h2">{transfer.balances}</VisuallyHidden>
      <Facts
        shape="apart"
        facts={[
          { label: shell.header.balance, value: <Money value={wallet.coin} /> },
          { label: shell.header.points, value: <Money value={wallet.points} coin={false} /> },
          {
            key: 'locked',
            label: (
              <Row as="span" gap={6}>
                <Icon name="lock" size={14} />
                {transfer.locked.title}
              </Row>
            ),
            value: <Money value={locked} coin={false} />,
          },
        ]}
      />
      {percent !== undefined && (
        <>
          <Text as="p" size="note" marginTop={8} tone="muted">
            {transfer.locked.text({ percent })}
          </Text>
          <Text as="p" size="note" marginTop={8} tone="muted">
            {transfer.locked.example({ percent })}
          </Text>
        </>
      )}
      <Row as="ul" wrap gapX={20} className={styles.links}>
        <li>
          <Link to="/records?tab=balance&balance=locked" onClick={close}>
            {transfer.locked.records}
          </Link>
        </li>
        <li>
          <Link to="/personal/transfer" onClick={close}>
            {transfer.lead}
          </Link>
        </li>
      </Row>
    </Menu>
  );
};
