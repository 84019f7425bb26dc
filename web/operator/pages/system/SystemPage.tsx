import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useLive } from '../../api/use-live.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Alerts } from './Alerts.tsx';
import { Drills } from './Drills.tsx';
import { Games } from './Games.tsx';
import { Keys } from './Keys.tsx';
import { Models } from './Models.tsx';
import { Processes } from './Processes.tsx';
import { Settings } from './Settings.tsx';
import styles from './system.module.css';
import { SYSTEM, type SystemState } from './system-query.ts';
import { Witnesses } from './Witnesses.tsx';

const Versions = ({ system }: { readonly system: SystemState }) => {
  const { versions } = useWords().system;
  const { version, node, database, schema, programSchema } = system;
  const isOld = schema !== programSchema;
  return (
    <FigureRow
      label={versions.title}
      figures={[
        { key: 'program', name: versions.program, value: version },
        { key: 'node', name: versions.node, value: node.replace(/^v/, '') },
        { key: 'database', name: versions.database, value: <bdi>{database.replace(/^embedded, /, '')}</bdi> },
        {
          ...{ key: 'schema', name: versions.schema, value: schema },
          ...(isOld ? { note: versions.behind({ schema: programSchema }), tone: 'look' as const } : {}),
        },
      ]}
    />
  );
};

/** The site as a program: its processes, keys and configuration, and the way to try a restore. */
export default function SystemPage() {
  const words = useWords();
  const query = useQuery(SYSTEM);
  useLive('FIGURES', query.refetch);
  return (
    <>
      <PageHead title={words.system.title}>
        <CopyAs document={SYSTEM} />
      </PageHead>
      <Loaded
        from={query}
        value={query.data?.system}
        skeleton={<SkeletonRows text={words.frame.loading} count={12} height="28px" />}
      >
        {(system) => (
          <div className={styles.parts}>
            <Versions system={system} />
            <Processes processes={system.processes} />
            <Games games={system.games} />
            <Drills drills={system.drills} backups={system.backups} />
            <Alerts alerts={system.alerts} />
            <Keys keys={system.keys} />
            <Witnesses witnesses={system.witnesses} />
            <Models readModels={system.readModels} />
            <Settings settings={system.settings} />
          </div>
        )}
      </Loaded>
    </>
  );
}
