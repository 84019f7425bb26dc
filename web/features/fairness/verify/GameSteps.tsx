import type { ReactNode } from 'react';
import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import { Box } from '../../../ui/Box.tsx';
import { ProofStep } from '../steps/ProofStep.tsx';
import { GameInputs, GameWon } from './GameParts.tsx';
import type { Names } from './use-names.ts';
import type { ReceiptState } from './use-receipt.ts';
import styles from './verify.module.css';

interface GameStepsProps {
  readonly explanation: Explanation;
  readonly names: Names;
  readonly receipt: ReceiptState;
  /** Counts computations: each lets the steps appear again. */
  readonly run?: number;
  readonly above?: ReactNode;
  /** The last steps: how the entries stand in the log. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
  /** The reader's actions, beside the inputs. */
  readonly actions?: ReactNode;
}

/** A game step by step, with its outcome and its inputs: on its page and in the verifier's file. */
export const GameSteps = ({ explanation, names, receipt, run, above, children, below, actions }: GameStepsProps) => (
  <div className={styles.layout}>
    <div className={styles.won}>
      <GameWon explanation={explanation} names={names} />
    </div>
    <div className={styles.main}>
      {above}
      <Box as="ol" key={run} className={styles.steps}>
        {explanation.steps.map((step) => (
          <ProofStep key={step.name} step={step} explanation={explanation} names={names} receipt={receipt} />
        ))}
        {children}
      </Box>
      {below}
    </div>
    <GameInputs explanation={explanation} names={names} actions={actions} />
  </div>
);
