import type { BackpackSort } from '../../generated/graphql.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import type { StakeItem } from './chosen.ts';
import { StakePicker } from './StakePicker.tsx';
import type { StakeLists } from './use-stake-lists.ts';

const SORTS = ['VALUE_DESC', 'VALUE_ASC', 'NEWEST'] as const satisfies readonly BackpackSort[];

interface StakeSectionProps {
  readonly bag: StakeLists;
  readonly chosen: readonly StakeItem[];
  readonly maxItems: number;
  readonly onToggle: (item: StakeItem) => void;
  readonly onClear: () => void;
}

/** The player's items, of which some are staked. */
export const StakeSection = ({ bag, chosen, maxItems, onToggle, onClear }: StakeSectionProps) => {
  const { play, backpack } = useMessages();
  const { locale } = useLocale();
  const { bag: words } = play;
  const { list, sort, setSort } = bag;
  const ids = new Set(chosen.map(({ id }) => id));
  const filled = list.nodes !== undefined && list.nodes.length > 0;
  return (
    <section aria-labelledby="stake-title">
      <Row wrap gapX={8} minHeight={60}>
        {/* The switch of a narrow page says it. */}
        <Text as="h2" id="stake-title" rigid size="large" visuallyHiddenBelow={1024}>
          {words.title}
        </Text>
        {filled && (
          <Text as="p" size={['note', 'body']} grow shrink tone="muted" nowrap>
            {chosen.length === 0
              ? words.note({ count: formatCount(list.total, locale), max: maxItems })
              : words.chosen({ count: chosen.length, max: maxItems })}
          </Text>
        )}
        <Row marginStart="auto">
          {chosen.length > 0 && (
            <Button variant="ghost" onClick={onClear}>
              {words.clear}
            </Button>
          )}
          {filled && (
            <Select
              label={backpack.sort}
              choices={SORTS.map((value) => ({ value, label: backpack.sorts[value] }))}
              value={sort}
              onChange={setSort}
            />
          )}
        </Row>
      </Row>
      <StakePicker list={list} chosen={ids} onToggle={onToggle} />
    </section>
  );
};
