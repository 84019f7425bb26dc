import { useQuery } from '@apollo/client/react';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { useTexts } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { PageWait } from '../../frame/PageWait.tsx';
import { useWords, type Words } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Actions } from './Actions.tsx';
import { Flags } from './Flags.tsx';
import { Identity } from './Identity.tsx';
import { Notes } from './Notes.tsx';
import styles from './PlayerPage.module.css';
import { PLAYER, type Player } from './player-query.ts';
import rows from './rows.module.css';
import { Care, Limits, PlayerTickets, Restrictions } from './Standing.tsx';
import { Timeline } from './Timeline.tsx';
import { Counts, Wallet } from './Wallet.tsx';

/** Names of movements, states and limits stand in the texts of the players' pages. */
const TEXTS = ['records', 'saferPlay'] as const;

/** States that an operator must know of before they do anything. */
const statesOf = ({ account, standing }: Player, { player: { states } }: Words): readonly string[] => [
  ...(standing.frozenAt == null ? [] : [states.frozen]),
  ...(standing.excludedUntil == null ? [] : [states.excluded]),
  ...(standing.timeOutUntil == null ? [] : [states.timeOut]),
  ...(standing.restrictions.length === 0 ? [] : [states.restricted({ count: standing.restrictions.length })]),
  ...(account?.erasing === true ? [states.erasing] : []),
  ...(account?.registered === false ? [states.unfinished] : []),
];

const Unknown = () => {
  const { player, players } = useWords();
  return (
    <>
      <PageHead title={players.title} />
      <EmptyState icon="user" title={player.unknown.title} text={player.unknown.text}>
        <ButtonLink to="/players" icon="search">
          {player.unknown.back}
        </ButtonLink>
      </EmptyState>
    </>
  );
};

const Erased = () => {
  const { erased } = useWords().player;
  return (
    <Panel title={erased.title} className={rows.panel}>
      <p className={rows.none}>{erased.text}</p>
    </Panel>
  );
};

interface WholeProps {
  readonly player: Player;
  /** Before an act is proposed: its balance has to be the newest. */
  readonly onAct: () => void;
}

const Whole = ({ player, onAct }: WholeProps) => {
  const words = useWords();
  const { id, account, standing } = player;
  return (
    <>
      <PageHead
        title={account?.nickname ?? words.player.erased.title}
        note={
          <>
            <span className={styles.id}>
              <code>{id}</code>
              <CopyButton label={words.player.copyId} text={id} />
            </span>
            {statesOf(player, words).map((state) => (
              <Mark key={state} tone="look">
                {state}
              </Mark>
            ))}
          </>
        }
      >
        <CopyAs document={PLAYER} variables={{ id }} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.person}>
          {account == null ? <Erased /> : <Identity id={id} account={account} />}
          <Wallet wallet={player.wallet} />
          <Counts counts={player.counts} />
        </div>
        <div className={styles.timeline}>
          <Timeline id={id} />
        </div>
        <div className={styles.standing}>
          <Care {...standing} />
          <Restrictions restrictions={standing.restrictions} />
          <Limits limits={standing.limits} />
          <PlayerTickets tickets={player.timeline} />
          {account != null && <Flags player={id} />}
          <Notes player={id} writable={account != null} />
          <Actions player={player} onOpen={onAct} />
        </div>
      </div>
    </>
  );
};

/** A player: identity, wallet, standing and what happened. */
export default function PlayerPage() {
  use(useTexts(TEXTS));
  const { id = '' } = useParams();
  const query = useQuery(PLAYER, { variables: { id } });
  return (
    <Loaded from={query} value={query.data?.player} skeleton={<PageWait />} missing={<Unknown />}>
      {(player) => <Whole key={player.id} player={player} onAct={() => void query.refetch().catch(() => undefined)} />}
    </Loaded>
  );
}
