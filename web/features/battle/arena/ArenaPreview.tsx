import { useMessages } from '../../../i18n/index.ts';
import { useServerClock } from '../../../platform/clock.tsx';
import { LoadedList } from '../../../platform/LoadedList.tsx';
import { useSession } from '../../../platform/session.tsx';
import { Row, Text } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useNow } from '../use-now.ts';
import { PREVIEW_SIZE } from './arena-query.ts';
import { BattleRow } from './BattleRow.tsx';
import { previewOf } from './preview.ts';
import { RowSkeletons } from './RowSkeletons.tsx';
import { useBattleList } from './use-battle-list.ts';

const Rows = () => {
  const { arena } = useMessages().battle;
  const { me } = useSession();
  const clock = useServerClock();
  const now = useNow(clock, 1000);
  const waiting = useBattleList({ status: 'WAITING' }, PREVIEW_SIZE);
  const running = useBattleList({ status: 'RUNNING' }, PREVIEW_SIZE);
  const nodes = waiting.rows && running.rows ? previewOf(waiting.rows, running.rows) : undefined;
  const reload = (): void => {
    waiting.reload();
    running.reload();
  };
  return (
    <LoadedList
      list={{ nodes, failed: waiting.failed || running.failed, reload }}
      skeleton={<RowSkeletons count={PREVIEW_SIZE} />}
      error={arena.error}
      empty={
        <EmptyState icon="swords" {...arena.empty.current}>
          <ButtonLink variant="primary" icon="plus" to="/battle/create">
            {arena.tabs.create}
          </ButtonLink>
        </EmptyState>
      }
    >
      {(battles) => (
        <ul>
          {battles.map((battle) => (
            <BattleRow key={battle.id} battle={battle} base="/battle" now={now} playerId={me?.playerId ?? null} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
};

/** The newest battles that can be joined or watched, alive as in the arena, and the way there. */
export default function ArenaPreview() {
  const { battle: words } = useMessages();
  return (
    <section aria-labelledby="arena-preview">
      <Row gap={12} minHeight={[52, 60]}>
        <Text as="h2" rigid id="arena-preview">
          {words.title}
        </Text>
        <Text as="p" size={['small', 'body']} grow truncate tone="muted">
          {words.preview.text}
        </Text>
        <ButtonLink to="/battle" variant="ghost" iconEnd="right">
          {words.preview.all}
        </ButtonLink>
      </Row>
      <Rows />
    </section>
  );
}
