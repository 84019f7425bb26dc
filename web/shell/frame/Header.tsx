import { Link } from 'react-router-dom';
import { Bell } from '../../features/messages/Bell.tsx';
import { useMessages } from '../../i18n/index.ts';
import { BackLink } from '../../platform/BackLink.tsx';
import { useLocation } from '../../platform/location.tsx';
import { usePhoneTitleAccess } from '../../platform/phone-title.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { isWithin, SECTIONS } from '../features.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalanceBlock } from './BalanceBlock.tsx';
import { DemoBadge } from './DemoBadge.tsx';
import styles from './Header.module.css';
import { HeaderTools } from './HeaderTools.tsx';

const Navigation = () => {
  const messages = useMessages();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={messages.shell.nav.label}>
      {SECTIONS.map((section) => {
        const { path, phone, label, short = label } = section;
        return (
          <Link
            key={path}
            to={path}
            className={styles.link}
            data-main={phone === 'tab' || undefined}
            aria-current={isWithin(section, pathname) ? 'page' : undefined}
          >
            {short(messages)}
          </Link>
        );
      })}
    </nav>
  );
};

export const Header = ({ onMenu }: { readonly onMenu: () => void }) => {
  const { shell } = useMessages();
  const { title } = usePhoneTitleAccess();
  return (
    <header className={styles.header} data-titled={title !== null || undefined}>
      <DemoBadge />
      <div className={styles.row}>
        {title !== null && (
          <Row shrink weight={600} size="tight" display={['flex', 'none']} className={styles.phoneTitle}>
            <BackLink to={title.backTo} label={title.backLabel} />
            <Text truncate aria-hidden="true">
              {title.text}
            </Text>
          </Row>
        )}
        <Link
          to="/home"
          className={styles.brand}
          data-beside-title={title !== null || undefined}
          aria-label={shell.header.home}
        >
          <Logo />
          <b aria-hidden="true">Glasscase</b>
        </Link>
        <Navigation />
        <HeaderTools titled={title !== null} />
        <Bell />
        <BalanceBlock />
        <AccountMenu />
        <IconButton
          icon="menu"
          label={shell.header.menu}
          className={styles.menu}
          onClick={onMenu}
          aria-haspopup="dialog"
        />
      </div>
    </header>
  );
};
