import { useMessages } from '../../../i18n/index.ts';
import styles from './Item.module.css';
import type { Retrieval } from './retrievals-query.ts';

/** An item by its skin and its wear. */
export const Item = ({ retrieval: { skin, wear } }: { readonly retrieval: Pick<Retrieval, 'skin' | 'wear'> }) => {
  const { wearShort } = useMessages();
  const isWear = (value: string): value is keyof typeof wearShort => Object.hasOwn(wearShort, value);
  return (
    <>
      {skin}
      {isWear(wear) && <span className={styles.wear}>{wearShort[wear]}</span>}
    </>
  );
};
