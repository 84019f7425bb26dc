import { formatCount, formatPercent, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { BackLink } from '../../platform/BackLink.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './CaseHead.module.css';
import type { CaseDetail } from './case-query.ts';
import { OddsHash } from './OddsHash.tsx';

/** The figures one should know before one pays. */
export const CaseFacts = ({ detail, withPrice }: { readonly detail: CaseDetail; readonly withPrice: boolean }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  return (
    <Row as="dl" justify="between" gap={[16, 28]} align="stretch" className={styles.facts}>
      {withPrice && (
        <div>
          <dt>{words.facts.price}</dt>
          <dd>
            <Money value={detail.price} />
          </dd>
        </div>
      )}
      <div>
        <dt>{words.facts.rtp}</dt>
        <Text as="dd" num>
          {formatPercent(detail.rtpPercent, locale)}
        </Text>
      </div>
      <div>
        <dt>{words.facts.tickets}</dt>
        <Text as="dd" num>
          {formatCount(detail.ticketCount, locale)}
        </Text>
      </div>
      <div>
        <dt>{words.facts.oddsHash}</dt>
        <dd>
          <OddsHash title={words.facts.oddsHash} hash={detail.oddsHash} table={detail.oddsTable}>
            <dt>{words.hash.fraction}</dt>
            <Text as="dd" num dir="ltr">
              {detail.rtpFraction}
            </Text>
            <dt>{words.hash.version({ version: detail.version })}</dt>
            <dd />
          </OddsHash>
        </dd>
      </div>
    </Row>
  );
};

/** The title row. On a phone the name stands in the header and the figures below the reel. */
export const CaseHead = ({ detail }: { readonly detail: CaseDetail }) => {
  const { case: words, shell } = useMessages();
  const { locale } = useLocale();
  const name = pickName(detail.names, locale);
  usePhoneTitle(name, '/home', words.back);
  return (
    <div className={`wrap ${styles.head}`}>
      <title>{shell.pageTitle({ page: name })}</title>
      <BackLink to="/home" className={styles.back} label={words.back} />
      <h1>{name}</h1>
      <p className={styles.about}>
        {pickName(detail.theme.names, locale)} · {words.items({ count: detail.entries.length })}
      </p>
      <Box display={['none', 'block']} className={styles.wideFacts}>
        <CaseFacts detail={detail} withPrice />
      </Box>
    </div>
  );
};
