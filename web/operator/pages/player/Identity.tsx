import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { languageOf, useLocale } from '../../../i18n/index.ts';
import { useMay } from '../../api/session.tsx';
import type { IdentityField } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { dateText, spanText } from '../../ui/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Identity.module.css';
import type { Account, Player } from './player-query.ts';
import { RevealDialog } from './RevealDialog.tsx';
import rows from './rows.module.css';

const Row = ({
  label,
  eye,
  children,
}: {
  readonly label: string;
  readonly eye?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={rows.row}>
    <dt>{label}</dt>
    <dd>
      {children}
      {eye}
    </dd>
  </div>
);

/** `FIELD: null`: it was asked for, and the account has none. */
type Shown = Readonly<Partial<Record<IdentityField, string | null>>>;

/** The personal data of an account: masked, and in full after a reason was given, as long as the page is open. */
export const Identity = ({ id, account }: { readonly id: Player['id']; readonly account: Account }) => {
  const words = useWords();
  const { identity, reveal } = words.player;
  const { locale } = useLocale();
  const may = useMay()('operator:identity');
  const [shown, setShown] = useState<Shown>({});
  const [asked, setAsked] = useState<IdentityField | null>(null);
  // A browser may keep a page that is left, and show it again unchanged.
  useEffect(() => {
    const mask = (): void => setShown({});
    window.addEventListener('pagehide', mask);
    return () => window.removeEventListener('pagehide', mask);
  }, []);
  const regions = new Intl.DisplayNames(languageOf(locale), { type: 'region' });
  const day = (moment: string): string => dateText(new Date(moment));

  const revealable = (field: IdentityField, masked: string | null | undefined): ReactNode => {
    const value = may ? shown[field] : undefined;
    if (value === undefined)
      return masked == null ? <span className={rows.none}>{identity.none}</span> : <bdi>{masked}</bdi>;
    return value === null ? (
      <span className={rows.none}>{reveal.missing}</span>
    ) : (
      <bdi className={styles.full}>{value}</bdi>
    );
  };
  const eye = (field: IdentityField, masked: string | null | undefined): ReactNode =>
    may &&
    masked != null &&
    shown[field] === undefined && (
      <button
        type="button"
        className={styles.eye}
        aria-label={reveal.title({ field: words.journal.fields[field] })}
        title={reveal.title({ field: words.journal.fields[field] })}
        onClick={() => setAsked(field)}
      >
        <Glyph name="eye" />
      </button>
    );
  const tradeLink = account.hasTradeLink ? identity.hasTradeLink : null;

  return (
    <Panel title={identity.title} className={rows.panel}>
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {[...account.nickname][0]}
        </span>
        <div className={styles.name}>
          <p>
            <bdi>{account.nickname}</bdi>
          </p>
          <p>
            {words.player.since({
              day: day(account.registeredAt),
              span: spanText(Date.now() - Date.parse(account.registeredAt), words),
            })}
          </p>
        </div>
      </div>
      <dl>
        <Row label={identity.phone} eye={eye('PHONE', account.phone)}>
          {revealable('PHONE', account.phone)}
        </Row>
        <Row label={identity.mail} eye={eye('MAIL', account.mail)}>
          {revealable('MAIL', account.mail)}
          {account.mail != null && account.mailConfirmedAt == null && <Mark tone="note">{identity.mailOpen}</Mark>}
        </Row>
        <Row label={identity.verification}>
          {account.verification === 'FAILED' ? (
            <Mark tone="look">{identity.verifications.FAILED}</Mark>
          ) : (
            identity.verifications[account.verification]
          )}
          {account.verifiedAt != null && <span className={rows.none}>{day(account.verifiedAt)}</span>}
        </Row>
        <Row label={identity.adult}>{identity.declared({ day: day(account.agreedAt) })}</Row>
        <Row label={identity.country}>
          {account.country == null ? <span className={rows.none}>{identity.none}</span> : regions.of(account.country)}
        </Row>
        <Row label={identity.steam} eye={eye('STEAM', account.steamId)}>
          {revealable('STEAM', account.steamId)}
        </Row>
        <Row label={identity.tradeLink} eye={eye('TRADE_LINK', tradeLink)}>
          {revealable('TRADE_LINK', tradeLink)}
        </Row>
        {account.nameHidden && <Row label={identity.nameHidden}>{identity.isNameHidden}</Row>}
        {account.invitedBy != null && (
          <Row label={identity.invitedBy}>
            <Link className={rows.link} to={`/players/${account.invitedBy}`}>
              <code className="mono">{account.invitedBy.slice(0, 8)}…</code>
            </Link>
          </Row>
        )}
        {account.inviteCode != null && (
          <Row label={identity.inviteCode}>
            <bdi>{account.inviteCode}</bdi>
          </Row>
        )}
        {account.promotionCode != null && (
          <Row label={identity.promotionCode}>
            <bdi>{account.promotionCode}</bdi>
          </Row>
        )}
        {account.channel != null && (
          <Row label={identity.channel}>
            <bdi>{account.channel}</bdi>
          </Row>
        )}
        <Row label={identity.sessions}>{account.sessions}</Row>
      </dl>
      <p className={rows.note}>{may ? identity.note : identity.noRight}</p>
      {asked !== null && (
        <RevealDialog
          player={id}
          field={asked}
          onShown={(value) => setShown((before) => ({ ...before, [asked]: value }))}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
};
