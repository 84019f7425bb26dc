import { Stack } from '../../../ui/Box.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { useWords } from '../../texts.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Position } from '../../ui/Position.tsx';
import { type Process, ProcessState } from './ProcessState.tsx';
import styles from './system.module.css';
import { drainCommand, fenceCommand } from './system-commands.ts';

const Command = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className={styles.command}>
    <span className={styles.quiet}>{name}</span>
    <code>{text}</code>
    <CopyButton label={name} text={text} />
  </div>
);

/** A process in full, with the commands that end it. */
export const ProcessSheet = ({ process, onClose }: { readonly process: Process; readonly onClose: () => void }) => {
  const { processes: text } = useWords().system;
  const { host, pid, version, node, writer, position, reasons, startedAt, beatAt } = process;
  return (
    <Sheet title={process.roles.join(' · ')} onClose={onClose}>
      <Stack gap={24}>
        <Facts
          facts={[
            { label: text.state, value: <ProcessState process={process} /> },
            { label: text.host, value: <bdi>{`${host} · ${pid}`}</bdi> },
            { label: text.version, value: version },
            { label: text.node, value: node },
            { label: text.position, value: <Position at={position} /> },
            { label: text.started, value: <Moment at={startedAt} /> },
            { label: text.beat, value: <Moment at={beatAt} /> },
            ...(writer == null ? [] : [{ label: text.writer, value: writer }]),
          ]}
        />
        {reasons.length > 0 && (
          <section>
            <h3>{text.reasons}</h3>
            <ul lang="en">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{text.commands}</h3>
          <p className={styles.quiet}>{text.commandsNote}</p>
          <Command name={text.drain} text={drainCommand(pid)} />
          {writer != null && !process.fenced && <Command name={text.fence} text={fenceCommand(writer)} />}
        </section>
      </Stack>
    </Sheet>
  );
};
