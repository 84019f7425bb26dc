import { natsBinary } from '../../scripts/cluster/nats.ts';

/** Whether a cluster can be started here; where not, that is said in one line. */
export const canCluster = (suite: string): boolean => {
  if (natsBinary(process.env) !== null) return true;
  process.stderr.write(`${suite} skipped: no nats-server on the PATH (Debian package nats-server)\n`);
  return false;
};
