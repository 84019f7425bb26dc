import type { PurchasesQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { pickName, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { useOwnList } from '../../platform/use-list.ts';
import { StateTag } from '../deposit/StateTag.tsx';
import { BalanceAmount } from './BalanceAmount.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';

const PURCHASES = graphql(`
  query Purchases {
    purchases @list {
      id
      caseNames { ...Names @unmask }
      caseSlug
      item { ...ItemCard @unmask game }
      recoveryPrice channel quantity payAmount balance state at
    }
  }
`);

type PurchaseRecord = PurchasesQuery['purchases']['edges'][number]['node'];

const PurchasesRow = ({ purchase }: { readonly purchase: PurchaseRecord }) => {
  const messages = useMessages();
  const { records } = messages;
  const { locale } = useLocale();
  const { item, channel, caseNames } = purchase;
  const names = skinNames(item.skin, item.wear, messages, locale);
  const proof = item.game === null ? null : `/provably-fair/verify/${encodeURIComponent(item.id)}`;
  return (
    <RecordRow
      mark={{ kind: 'item', image: item.skin.imageSmall, grade: item.skin.grade }}
      title={names.full}
      note={[
        caseNames ? pickName(caseNames, locale) : records.channels[channel],
        ...(purchase.quantity > 1 ? [records.together({ count: purchase.quantity })] : []),
      ].join(' · ')}
      {...(proof !== null && { link: { to: proof, label: records.verify, icon: 'shield' as const } })}
      facts={[
        { label: records.channel, value: records.channels[channel] },
        { label: records.recovery, value: <BalanceAmount value={purchase.recoveryPrice} balance="COIN" /> },
        { label: records.state, value: <StateTag state={purchase.state} /> },
      ]}
      amount={<BalanceAmount value={purchase.payAmount} balance={purchase.balance} />}
      at={purchase.at}
    />
  );
};

/** Opened cases and what was bought in the shop. */
export const PurchasesTab = () => {
  const { records } = useMessages();
  const list = useOwnList(PURCHASES, {}, { fetchPolicy: 'network-only' });
  return (
    <RecordList
      list={list}
      empty={{ icon: 'box', ...records.empty.purchases, action: { to: '/box', label: records.toCases } }}
      row={(purchase) => <PurchasesRow key={purchase.id} purchase={purchase} />}
    />
  );
};
