import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, useLocale } from '../../i18n/index.ts';
import { Box, Grid, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './RecordRow.module.css';

/** The picture of an item, or the icon of an action. */
export type RecordMark =
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'item'; readonly image: string; readonly grade: number };

interface RecordRowProps {
  readonly mark: RecordMark;
  readonly title: string;
  readonly note?: ReactNode;
  /** The target of the row's link, and its label. */
  readonly link?: { readonly to: string; readonly label: string; readonly icon: IconName };
  readonly facts: readonly Fact[];
  readonly amount?: ReactNode;
  /** RFC 3339. */
  readonly at: string;
}

const Mark = ({ mark }: { readonly mark: RecordMark }) =>
  mark.kind === 'item' ? (
    <Thumb image={mark.image} grade={mark.grade} />
  ) : (
    <Grid as="span" centered width={44} height={44} radius="control" ground="surface" tone="muted">
      <Icon name={mark.icon} />
    </Grid>
  );

/** One row of a list of records: title, figures, amount, moment. */
export const RecordRow = ({ mark, title, note, link, facts, amount, at }: RecordRowProps) => {
  const { locale } = useLocale();
  const moment = formatDateTime(at, locale);
  return (
    <Grid as="li" align="center" gapY={6} gapX={[12, 20]} padY={12} line="top" className={styles.row}>
      <Mark mark={mark} />
      <Box shrink>
        <Text as="p" weight={500} anywhere>
          {link === undefined ? (
            title
          ) : (
            <Link to={link.to} className={styles.link}>
              {title}
              <VisuallyHidden> {link.label}</VisuallyHidden>
              <Icon name={link.icon} size={14} />
            </Link>
          )}
        </Text>
        {note !== undefined && (
          <Text as="p" size="small" truncate tone="muted">
            {note}
          </Text>
        )}
        <Text as="time" size="small" tone="muted" nowrap display={['block', 'none']} padY={2} dateTime={at}>
          {moment}
        </Text>
      </Box>
      <Facts shape="inline" facts={facts} className={styles.facts} />
      <Box self={['start', 'center']} text="end" className={styles.end}>
        {amount !== undefined && (
          <Text as="p" size="large">
            {amount}
          </Text>
        )}
        <Text as="time" size="small" tone="muted" nowrap display={['none', 'block']} padY={2} dateTime={at}>
          {moment}
        </Text>
      </Box>
    </Grid>
  );
};
