import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import styles from './catalog.module.css';
import { LISTINGS, type Listing, PROPOSE_LISTING } from './catalog-query.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import type { PartProps } from './part-props.ts';
import { useWear } from './use-wear.ts';

const WEARS = ['', 'FN', 'MW', 'FT', 'WW', 'BS'] as const;
const BALANCES = ['COIN', 'POINTS'] as const;
const isSkin = (typed: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(typed);
const isQuantity = (typed: string): boolean => /^[1-9]\d{0,5}$/.test(typed) && Number(typed) <= 100_000;

const StockDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { shop } = useWords().catalog;
  const wearText = useWear();
  const [propose] = useMutation(PROPOSE_LISTING);
  const [skin, setSkin] = useState('');
  const [wear, setWear] = useState<(typeof WEARS)[number]>('FN');
  const [quantity, setQuantity] = useState('');
  const [balance, setBalance] = useState<(typeof BALANCES)[number]>('COIN');
  const [isTried, setTried] = useState(false);
  return (
    <ProposalDialog
      title={shop.title}
      onClose={onClose}
      propose={async (words) => {
        setTried(true);
        if (!isSkin(skin.trim()) || !isQuantity(quantity.trim())) return null;
        const lot = { skin: skin.trim(), wear: wear === '' ? null : wear, quantity: Number(quantity), balance };
        return (await propose({ variables: { ...lot, ...words } })).data?.proposeListing.id ?? null;
      }}
    >
      <Field
        label={shop.skin}
        autoComplete="off"
        dir="ltr"
        value={skin}
        error={isTried && !isSkin(skin.trim()) ? shop.skinWrong : undefined}
        onChange={({ target }) => setSkin(target.value)}
      />
      <Segmented
        label={shop.wear}
        choices={WEARS.map((value) => ({ value, label: value === '' ? shop.noWear : wearText(value) }))}
        value={wear}
        onChange={setWear}
      />
      <Field
        label={shop.quantity}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={quantity}
        error={isTried && !isQuantity(quantity.trim()) ? shop.quantityWrong : undefined}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <Segmented
        label={shop.balance}
        choices={BALANCES.map((value) => ({ value, label: shop[value] }))}
        value={balance}
        onChange={setBalance}
        fill="always"
      />
    </ProposalDialog>
  );
};

/** The listings of the shop, and the way to propose more. */
export const Shop = ({ head, body }: PartProps) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  const wearText = useWear();
  const mayPropose = useMay()('operator:propose');
  const query = useQuery(LISTINGS);
  const [isStocking, setStocking] = useState(false);
  const columns = useMemo((): readonly Column<Listing>[] => {
    const { fields, shop } = text;
    return [
      { id: 'listing', head: fields.listing, cell: ({ id }) => id },
      { id: 'skin', wide: true, head: fields.item, cell: ({ skin }) => skin },
      { id: 'wear', head: fields.wear, width: '128px', cell: ({ wear }) => wearText(wear) },
      { id: 'balance', head: fields.balance, width: '112px', cell: ({ balance }) => shop[balance] },
      {
        id: 'stock',
        head: fields.stock,
        figure: true,
        width: '96px',
        phone: 'end',
        cell: ({ stock }) => formatCount(stock, locale),
        sort: ({ stock }) => stock,
      },
    ];
  }, [text, locale, wearText]);
  return (
    <>
      {head(
        <>
          {mayPropose && (
            <Button className={styles.action} icon="plus" onClick={() => setStocking(true)}>
              {text.actions.stock}
            </Button>
          )}
          <CopyAs document={LISTINGS} />
        </>,
      )}
      {body(
        <Loaded from={query} value={query.data?.shopListings} skeleton={<Skeleton height="400px" />}>
          {(rows) => (
            <DataTable
              label={text.views.shop}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={text.none.shop}
            />
          )}
        </Loaded>,
      )}
      {isStocking && <StockDialog onClose={() => setStocking(false)} />}
    </>
  );
};
