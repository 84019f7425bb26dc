import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { formatDateTime, formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Loaded } from '../../platform/Loaded.tsx';
import { useSession } from '../../platform/session.tsx';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { COUPON, type Coupon } from '../deposit/deposit-query.ts';
import styles from './CouponList.module.css';
import { Panel } from './Panel.tsx';
import { COUPONS } from './rewards-query.ts';

const CouponRow = ({ coupon }: { readonly coupon: Coupon }) => {
  const { rewards, deposit } = useMessages();
  const { coupons } = rewards;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { kind, state, percent, max, minDeposit, case: free, expiresAt } = coupon;
  const usable = state === 'USABLE';
  const title =
    kind === 'FREE_CASE'
      ? coupons.freeCase({ name: free ? pickName(free.names, locale) : '' })
      : deposit.couponName({
          percent: percent ?? 0,
          max: formatMoney(max ?? 0, locale),
          min: formatMoney(minDeposit ?? 0, locale),
        });
  return (
    <Grid
      as="li"
      columns="auto-1fr-auto"
      align="center"
      gapY={4}
      gapX={16}
      minHeight={60}
      padY={8}
      line="top"
      tone={usable ? undefined : 'muted'}
    >
      {kind === 'FREE_CASE' && free ? (
        <img
          src={free.imageSmall}
          alt=""
          width={64}
          height={52}
          loading="lazy"
          decoding="async"
          className={usable ? undefined : styles.dim}
        />
      ) : (
        <Grid as="span" centered width={44} height={44} radius="control" ground="surface-2" tone="muted">
          <Icon name="tag" />
        </Grid>
      )}
      <Stack as="span" shrink>
        <span>{title}</span>
        <Text size="small" tone="muted">
          {usable ? coupons.until({ moment: formatDateTime(expiresAt, locale) }) : coupons.states[state]}
        </Text>
      </Stack>
      {usable && kind === 'FREE_CASE' && free && (
        <ButtonLink variant="primary" to={`/box/${free.slug}?coupon=${encodeURIComponent(coupon.id)}`}>
          {rewards.free.open}
        </ButtonLink>
      )}
      {usable && kind === 'DEPOSIT_BONUS' && (
        <Button onClick={() => open({ name: 'deposit', ...(minDeposit && { amount: minDeposit }) })}>
          {coupons.use}
        </Button>
      )}
    </Grid>
  );
};

/** The coupons that the operator granted the player. Usable ones first. */
export const CouponList = () => {
  const { rewards } = useMessages();
  const { status } = useSession();
  const query = useQuery(COUPONS, status === 'player' ? { fetchPolicy: 'cache-first' } : skipToken);
  const coupons = query.data?.coupons
    .map((coupon) => readFragment(COUPON, coupon))
    .toSorted((a, b) => Number(b.state === 'USABLE') - Number(a.state === 'USABLE'));
  return (
    <Panel icon="tag" title={rewards.coupons.title} {...(coupons?.length === 0 && { text: rewards.coupons.none })}>
      <Loaded from={query} value={coupons} skeleton={<Skeleton height="24px" />}>
        {(all) =>
          all.length > 0 && (
            <Stack as="ul">
              {all.map((coupon) => (
                <CouponRow key={coupon.id} coupon={coupon} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
};
