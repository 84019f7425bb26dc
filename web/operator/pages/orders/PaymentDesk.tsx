import { useQuery } from '@apollo/client/react';
import { useLive } from '../../api/use-live.ts';
import { Channels } from './Channels.tsx';
import { PAYMENT_DESK } from './channels-query.ts';
import styles from './PaymentDesk.module.css';
import { RefusedWebhooks } from './RefusedWebhooks.tsx';

/** The ways in which payments come: channels, and webhooks that weren't taken, where there are any. */
export const PaymentDesk = () => {
  const { data, refetch } = useQuery(PAYMENT_DESK);
  useLive('ORDERS', refetch);
  if (data === undefined || data.channels.length + data.refusedWebhooks.length === 0) return null;
  return (
    <div className={styles.desk}>
      {data.channels.length > 0 && <Channels channels={data.channels} />}
      {data.refusedWebhooks.length > 0 && <RefusedWebhooks refused={data.refusedWebhooks} />}
    </div>
  );
};
