import { formatCount, formatPercent, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './CaseHead.module.css';
import type { CaseDetail } from './case-query.ts';
import { OddsHash } from './OddsHash.tsx';

const figure = (text: string) => (
  <Text num weight={500} nowrap>
    {text}
  </Text>
);

/** The figures one should know before one pays. */
export const CaseFacts = ({ detail, withPrice }: { readonly detail: CaseDetail; readonly withPrice: boolean }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const hash = (
    <OddsHash title={words.facts.oddsHash} hash={detail.oddsHash} table={detail.oddsTable}>
      <Text as="dt" size="small" tone="muted">
        {words.hash.fraction}
      </Text>
      <Text as="dd" num anywhere marginBottom={8} dir="ltr">
        {detail.rtpFraction}
      </Text>
      <Text as="dt" size="small" tone="muted">
        {words.hash.version({ version: detail.version })}
      </Text>
      <Text as="dd" marginBottom={8} />
    </OddsHash>
  );
  const facts = [
    ...(withPrice ? [{ label: words.facts.price, value: <Money value={detail.price} /> }] : []),
    { label: words.facts.rtp, value: figure(formatPercent(detail.rtpPercent, locale)) },
    { label: words.facts.tickets, value: figure(formatCount(detail.ticketCount, locale)) },
    { label: words.facts.oddsHash, value: hash },
  ];
  return (
    <Row as="dl" justify="between" gap={[16, 28]} align="stretch">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" size="small" tone="muted" nowrap>
            {label}
          </Text>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
};

/** The title row. On a phone the name stands in the header and the figures below the reel. */
export const CaseHead = ({ detail }: { readonly detail: CaseDetail }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const name = pickName(detail.names, locale);
  usePhoneTitle(name, '/home', words.back);
  const about = `${pickName(detail.theme.names, locale)} · ${words.items({ count: detail.entries.length })}`;
  return (
    <PageHead title={name} lead={<p className={styles.about}>{about}</p>}>
      <Box display={['none', 'block']} marginStart="auto">
        <CaseFacts detail={detail} withPrice />
      </Box>
    </PageHead>
  );
};
