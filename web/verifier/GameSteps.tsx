import type { ReactNode } from 'react';
import type { Explanation } from '../../engine/games/explanation/explanation.ts';
import { ProofStep } from '../features/fairness/steps/ProofStep.tsx';
import { GameInputs, GameWon } from '../features/fairness/verify/GameParts.tsx';
import type { Names } from '../features/fairness/verify/use-names.ts';
import type { ReceiptState } from '../features/fairness/verify/use-receipt.ts';
import styles from '../features/fairness/verify/verify.module.css';
import { Box } from '../ui/Box.tsx';

interface GameStepsProps {
  readonly explanation: Explanation;
  readonly names: Names;
  readonly receipt: ReceiptState;
  /** The last steps: how the entries stand in the log. */
  readonly children: ReactNode;
}

/** A game step by step, as its page on the site tells it. */
export const GameSteps = ({ explanation, names, receipt, children }: GameStepsProps) => (
  <div className={styles.layout}>
    <div className={styles.won}>
      <GameWon explanation={explanation} names={names} />
    </div>
    <div className={styles.main}>
      <Box as="ol" className={styles.steps}>
        {explanation.steps.map((step) => (
          <ProofStep key={step.name} step={step} explanation={explanation} names={names} receipt={receipt} />
        ))}
        {children}
      </Box>
    </div>
    <GameInputs explanation={explanation} names={names} actions={null} />
  </div>
);
