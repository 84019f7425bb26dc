import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/error-text.ts';
import type { PagedList } from '../../platform/use-list.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { TargetGrid } from '../targets/TargetGrid.tsx';
import { TargetToolbar } from '../targets/TargetToolbar.tsx';
import type { TargetFilters } from '../targets/target-filters.ts';
import { type Target, targetKey } from '../targets/target-query.ts';
import { percentText } from '../wheel/percent.ts';
import { ChancePicks } from './ChancePicks.tsx';
import { chanceTickets, type UpgradeRules } from './chance.ts';
import { useTargetPick } from './use-target-pick.ts';

interface TargetSectionProps {
  readonly rules: UpgradeRules;
  readonly list: PagedList<Target>;
  readonly filters: TargetFilters;
  readonly onFilter: (change: Partial<TargetFilters>) => void;
  /** Minor units; 0 while nothing is staked. */
  readonly stake: number;
  readonly target: Target | null;
  readonly onChoose: (target: Target) => void;
}

/** The chance as a card has room for: two decimals, cut off. */
const shortChance = (tickets: number): string => `${(Math.floor(tickets / 1000) / 100).toFixed(2)}%`;

/** The targets to aim at: with a stake only those that its chance allows, each with its chance. */
export const TargetSection = ({ rules, list, filters, onFilter, stake, target, onChoose }: TargetSectionProps) => {
  const messages = useMessages();
  const { targets, upgrade } = messages;
  const { show } = useToasts();
  const { looking, pick } = useTargetPick(filters, rules);

  const pickByChance = async (tickets: number): Promise<void> => {
    const found = await pick(stake, tickets);
    if (found.kind === 'found') onChoose(found.target);
    else if (found.kind === 'none') show('blank', upgrade.target.noPick);
    else show('error', errorText(messages, found.code));
  };
  const noteOf = useCallback(
    ({ value }: Target): string => shortChance(chanceTickets(stake, value, rules)),
    [stake, rules],
  );

  return (
    <section aria-labelledby="target-title">
      <Row wrap gapX={8} minHeight={60}>
        <Text as="h2" id="target-title" rigid size="large" visuallyHiddenBelow={1024}>
          {targets.title}
        </Text>
        <Text as="p" size={['note', 'body']} grow shrink tone="muted" nowrap>
          {upgrade.target.note({ min: `${percentText(rules.minTickets)}%`, max: `${percentText(rules.maxTickets)}%` })}
        </Text>
        <Row marginStart="auto">
          <ChancePicks disabled={stake === 0 || looking !== null} looking={looking} onPick={pickByChance} />
        </Row>
      </Row>
      <TargetToolbar filters={filters} onChange={onFilter} found={list.total} />
      <TargetGrid
        list={list}
        chosen={target === null ? null : targetKey(target)}
        onChoose={onChoose}
        {...(stake > 0 && { noteOf, empty: upgrade.target.unreachable })}
      />
    </section>
  );
};
