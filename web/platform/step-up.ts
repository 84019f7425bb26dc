import { createContext, useContext } from 'react';

export interface StepUp {
  /**
   * Does a sensitive act with a ticket, for which the player confirms that it's them unless they just did. Undefined
   * where they chose not to; throws what `act` throws.
   */
  readonly confirmed: <Result>(act: (ticket: string) => Promise<Result>) => Promise<Result | undefined>;
}

/** `StepUpProvider` of the shell, which draws the question, provides it. */
export const StepUpContext = createContext<StepUp | null>(null);

export const useStepUp = (): StepUp => {
  const value = useContext(StepUpContext);
  if (value === null) throw new Error('useStepUp needs a StepUpProvider above it');
  return value;
};
