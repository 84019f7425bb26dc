import { useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import type { Answer } from '../../platform/commands/send-until-answered.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useTerms } from '../../platform/terms.ts';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { useList } from '../../platform/use-list.ts';
import { Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { TabBar } from '../../ui/Tabs.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { amountFrom } from '../play/amount-from.ts';
import { BuyBar } from './BuyBar.tsx';
import { ShopList } from './ShopList.tsx';
import styles from './ShopPage.module.css';
import { ShopToolbar } from './ShopToolbar.tsx';
import { questionOf, SHOP_BALANCES, type ShopFilters, shopAddress } from './shop-filters.ts';
import { SHOP } from './shop-query.ts';
import { quantityWithin, totalOf } from './shop-total.ts';
import { type Bought, useBuy } from './use-buy.ts';

/** `/shop`: items for coin and for points. */
export default function ShopPage() {
  const { shop } = useMessages();
  const { locale } = useLocale();
  const panel = useId();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { show } = useToasts();
  const [filters, setFilters] = useAddressFilters(shopAddress);
  const list = useList(SHOP, questionOf(filters), { fetchPolicy: 'network-only' });
  const flow = useBuy();
  const terms = useTerms()?.shop;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [wanted, setWanted] = useState(1);
  const [notice, setNotice] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  usePhoneTitle(shop.title, '/home', shop.back);

  const listing = list.nodes?.find(({ id }) => id === chosenId);
  const quantity =
    listing === undefined || terms === undefined ? 1 : quantityWithin(wanted, listing.stock, terms.values);

  const change = useCallback(
    (part: Partial<ShopFilters>) => {
      setChosenId(null);
      setNotice(null);
      setRefusal(null);
      setFilters(part);
    },
    [setFilters],
  );
  const choose = useCallback((id: string) => {
    setChosenId((before) => (before === id ? null : id));
    setWanted(1);
    setRefusal(null);
  }, []);

  const finish = (answer: Answer<Bought> | null): void => {
    if (answer === null) return;
    if (answer.kind === 'done') {
      const { count, total, listing: left } = answer.value;
      setChosenId(null);
      const paid = formatMoney(total, locale);
      const text =
        left.balance === 'POINTS' ? shop.boughtPoints({ count, total: paid }) : shop.bought({ count, total: paid });
      show('success', text, { action: { label: shop.toBackpack, onPress: () => navigate('/personal/bag') } });
      return;
    }
    const { code, details } = apiErrorOf(answer.error);
    if (code === 'INSUFFICIENT_FUNDS' && listing?.balance !== 'POINTS') {
      const missing = amountFrom(details.missing);
      open({ name: 'deposit', ...(missing !== null && { amount: missing }) });
    } else if (code === 'OUT_OF_STOCK' || code === 'LISTING_NOT_FOUND' || code === 'PRICE_CHANGED') {
      const left = code === 'OUT_OF_STOCK' ? amountFrom(details.left) : null;
      setNotice(code === 'PRICE_CHANGED' ? shop.priceChanged : left ? shop.onlyLeft({ left }) : shop.gone);
      list.reload();
    } else setRefusal(answer.error);
  };

  const buy = async (): Promise<void> => {
    if (listing === undefined || terms === undefined) return;
    setNotice(null);
    setRefusal(null);
    const expectedTotal = totalOf(terms.values, listing, quantity);
    finish(await flow.run({ terms: terms.hash, listingId: listing.id, quantity, expectedTotal }));
  };
  const { pending, sending } = flow;

  return (
    <>
      <PageHead title={shop.title} lead={shop.lead} />
      <TabBar
        label={shop.title}
        controls={panel}
        value={filters.balance}
        onChange={(balance) => change({ balance })}
        choices={SHOP_BALANCES.map((id) => ({ id, label: shop.tabs[id] }))}
      />
      <div
        id={panel}
        role="tabpanel"
        className={`wrap ${styles.panel}`}
        data-bar={listing !== undefined || undefined}
        data-points={filters.balance === 'POINTS' || undefined}
      >
        <VisuallyHidden as="h2">{shop.tabs[filters.balance]}</VisuallyHidden>
        <ShopToolbar filters={filters} onChange={change} found={list.total} />
        <Text as="p" size="small" minHeight={16} tone="muted" className={styles.count} role="status">
          {list.nodes !== undefined && !list.outdated && shop.count({ count: formatCount(list.total, locale) })}
        </Text>
        <div role="status">
          {notice !== null && (
            <Note className={styles.notice}>
              <p>{notice}</p>
            </Note>
          )}
          {pending !== null && !sending && (
            <Note className={styles.notice}>
              <p>{shop.unanswered}</p>
              <Button onClick={async () => finish(await flow.run(pending.body))}>{shop.confirm}</Button>
            </Note>
          )}
        </div>
        <ShopList list={list} filters={filters} chosenId={chosenId} onChoose={choose} onChange={change} />
      </div>
      {listing !== undefined && terms !== undefined && (
        <BuyBar
          listing={listing}
          terms={terms.values}
          quantity={quantity}
          buying={sending}
          refusal={refusal}
          onQuantity={setWanted}
          onBuy={buy}
          onClose={() => setChosenId(null)}
        />
      )}
    </>
  );
}
