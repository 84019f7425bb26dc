import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { SystemState } from './system-query.ts';

export type Process = SystemState['processes'][number];

/** The state of a process, the worst that is true of it. */
export const ProcessState = ({ process }: { readonly process: Process }) => {
  const { processes } = useWords().system;
  if (process.silent) return <Mark tone="breach">{processes.silent}</Mark>;
  if (process.fenced) return <Mark tone="breach">{processes.fenced}</Mark>;
  if (process.reasons.length > 0) return <Mark tone="look">{processes.notReady}</Mark>;
  return <Mark>{processes.ready}</Mark>;
};
