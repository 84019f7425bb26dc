import { useCallback } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useRotate } from './use-rotate.ts';

/** Asks before a pair is revealed, rotates, and says how it went. */
export const useRotateDialog = (
  onRevealed: () => void = () => undefined,
): {
  readonly rotating: boolean;
  readonly ask: (roundCount: number, userSeed: string | null) => void;
} => {
  const { fairness } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const { rotating, rotate } = useRotate();

  const ask = useCallback(
    (roundCount: number, userSeed: string | null) => {
      const run = async (): Promise<void> => {
        const answer = await rotate(userSeed);
        if (answer === null) return;
        if (answer.kind === 'done') {
          show('success', fairness.rotate.done);
          onRevealed();
        } else if (apiErrorOf(answer.error).code === 'NOTHING_TO_DO') show('blank', fairness.rotate.nothing);
        else show('error', errorText(answer.error));
      };
      open({
        name: 'confirm',
        title: fairness.rotate.confirmTitle,
        text: fairness.rotate.confirmText({ rounds: formatCount(roundCount, locale) }),
        confirmLabel: fairness.rotate.confirm,
        onConfirm: run,
      });
    },
    [fairness, locale, open, show, errorText, rotate, onRevealed],
  );

  return { rotating, ask };
};
