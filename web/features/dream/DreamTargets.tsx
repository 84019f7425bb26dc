import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import type { PagedList } from '../../platform/use-list.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { TargetGrid } from '../targets/TargetGrid.tsx';
import { TargetToolbar } from '../targets/TargetToolbar.tsx';
import type { TargetFilters } from '../targets/target-filters.ts';
import { type Target, targetKey } from '../targets/target-query.ts';
import styles from './DreamTargets.module.css';

interface DreamTargetsProps {
  readonly list: PagedList<Target>;
  readonly filters: TargetFilters;
  readonly onFilter: (change: Partial<TargetFilters>) => void;
  readonly target: Target | null;
  /** A dream is being chased. */
  readonly disabled: boolean;
  readonly onChoose: (target: Target) => void;
}

/** Everything that can be chased. */
export const DreamTargets = ({ list, filters, onFilter, target, disabled, onChoose }: DreamTargetsProps) => {
  const { targets } = useMessages();
  const { locale } = useLocale();
  return (
    <section aria-labelledby="dream-targets">
      <fieldset disabled={disabled}>
        <Row wrap gapX={8} padTop={10}>
          <Row as="h2" id="dream-targets" size="large" minHeight={44}>
            {targets.title}
          </Row>
          {list.nodes !== undefined && (
            <Text as="p" size="small" tone="muted">
              {targets.count({ count: formatCount(list.total, locale) })}
            </Text>
          )}
          <Box shrink className={styles.tools}>
            <TargetToolbar filters={filters} onChange={onFilter} found={list.total} />
          </Box>
        </Row>
        <TargetGrid wide list={list} chosen={target === null ? null : targetKey(target)} onChoose={onChoose} />
      </fieldset>
    </section>
  );
};
