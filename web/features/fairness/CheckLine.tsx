import { type ReactNode, useState } from 'react';
import type { Verdict } from '../../../engine/games/explanation/verdict.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { VerdictMark } from './steps/Step.tsx';

export interface Checked {
  readonly computed: string;
  readonly verdict: Verdict;
}

/** A check that the player starts. `done` is null before its end. */
interface Check {
  readonly status: 'waiting' | 'running' | 'failed';
  readonly done: Checked | null;
  readonly run: () => void;
}

export const useCheck = (check: () => Promise<Checked>): Check => {
  const [status, setStatus] = useState<Check['status']>('waiting');
  const [done, setDone] = useState<Checked | null>(null);
  const run = (): void => {
    setStatus('running');
    check().then(setDone, () => setStatus('failed'));
  };
  return { status, done, run };
};

interface CheckLineProps {
  readonly check: Check;
  readonly words: Readonly<Record<'check' | 'checked' | 'wrong', string>> & {
    readonly failed?: string;
    readonly waiting?: string;
  };
  readonly children?: ReactNode;
}

/** The button that starts a check, and in its place the verdict. */
export const CheckLine = ({ check: { status, done, run }, words, children }: CheckLineProps) => (
  <Row minHeight={44} role="status" wrap gapX={12}>
    {status === 'failed' && done === null && <Text tone="danger">{words.failed}</Text>}
    {done === null ? (
      <Box marginStart="outdent">
        <Button variant="proof" icon="shield" busy={status === 'running'} onClick={run}>
          {words.check}
        </Button>
      </Box>
    ) : (
      <VerdictMark
        verdict={done.verdict}
        words={{ match: words.checked, mismatch: words.wrong, ...(words.waiting && { pending: words.waiting }) }}
      />
    )}
    {children}
  </Row>
);
