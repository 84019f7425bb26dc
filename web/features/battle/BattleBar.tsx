import type { ComponentProps, ReactNode, Ref } from 'react';
import { formatMoney, useLocale } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Stack } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { useReadyLane } from '../lanes/use-ready-lane.ts';
import styles from './BattleBar.module.css';

interface BattleBarProps {
  readonly label: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The bar below a room: its cost or the event that it waits for, and the button. */
export const BattleBar = ({ label, ref, children }: BattleBarProps) => (
  <StickyBar ref={ref} aria-label={label}>
    <Stack
      direction={['column', 'row']}
      align={['stretch', 'center']}
      justify="between"
      gap={[8, 20]}
      minHeight={[44, 76]}
      padTop={[8, 12]}
      padBottom={12}
      className="wrap"
    >
      {children}
    </Stack>
  </StickyBar>
);

/** The bar's main button. */
export const BarButton = (props: ComponentProps<typeof Button>) => (
  <Button size="large" className={styles.main} {...props} />
);

interface SeatButtonProps {
  /** Minor units. */
  readonly cost: number;
  /** The text while a command is pending; null while no command is. */
  readonly busy: string | null;
  readonly words: { readonly login: string; readonly deposit: (values: { readonly missing: string }) => string };
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The button that pays for a seat. A guest gets a login button, and a player with too few coins a deposit button. */
export const SeatButton = ({ cost, busy, words, onPress, children }: SeatButtonProps) => {
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status, wallet } = useSession();
  const ready = useReadyLane();
  if (busy !== null) {
    return (
      <BarButton variant="pay" busy>
        {busy}
      </BarButton>
    );
  }
  if (status === 'guest') {
    return (
      <BarButton variant="primary" onClick={() => open({ name: 'loginTip' })}>
        {words.login}
      </BarButton>
    );
  }
  if (wallet !== null && wallet.coin < cost) {
    const missing = cost - wallet.coin;
    return (
      <BarButton variant="deposit" icon="plus" onClick={() => open({ name: 'deposit', amount: missing })}>
        {words.deposit({ missing: formatMoney(missing, locale) })}
      </BarButton>
    );
  }
  return (
    <BarButton variant="pay" disabled={wallet === null} onClick={onPress} {...ready}>
      {children}
    </BarButton>
  );
};
