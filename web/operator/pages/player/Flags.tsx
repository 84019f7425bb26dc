import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { FLAGS } from './flags-query.ts';
import notes from './Notes.module.css';
import rows from './rows.module.css';

/** Signs that the account may not be what it says, with the other players whom they name. */
export const Flags = ({ player }: { readonly player: string }) => {
  const { frame, player: words } = useWords();
  const query = useQuery(FLAGS, { variables: { playerId: player } });
  const flags = query.data?.playerFlags;
  return (
    <Panel
      title={words.flags.title}
      aside={flags !== undefined && flags.length > 0 && <span>{flags.length}</span>}
      className={rows.panel}
    >
      <Loaded from={query} value={flags} skeleton={<SkeletonRows text={frame.loading} count={2} height="28px" />}>
        {(all) =>
          all.length === 0 ? (
            <p className={rows.none}>{words.flags.none}</p>
          ) : (
            <ul>
              {all.map(({ kind, others, count, usual }) => (
                <li key={kind} className={notes.note}>
                  <Mark tone="look">{words.flags.kinds[kind]}</Mark>
                  {count != null && (
                    <p className={notes.small}>
                      {usual == null
                        ? words.flags.count({ count })
                        : words.flags.burst({ count: String(count), usual: String(usual) })}
                    </p>
                  )}
                  {others.map(({ playerId, nickname }) => (
                    <p key={playerId} className={notes.text}>
                      <PlayerLink id={playerId} nickname={nickname} />
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
};
