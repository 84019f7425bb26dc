import { apiErrorOf } from '../../platform/api-error.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Note } from '../../ui/Note.tsx';
import { LimitReached } from '../safer-play/LimitReached.tsx';
import { isSaferPlayCode } from '../safer-play/limit-of.ts';

interface RefusalProps {
  /** The error that the API client threw; null shows nothing. */
  readonly error: unknown;
  /** Puts a dialog away as a way out of it is taken. */
  readonly onLeave?: () => void;
}

/**
 * Why a money command wasn't done, with the way on where the player's own limits stand behind it. The region is always
 * there, so that its first words are announced too.
 */
export const Refusal = ({ error, onLeave }: RefusalProps) => {
  const textOf = useErrorText();
  if (error === null) return <VisuallyHidden as="div" role="alert" />;
  const { code, details } = apiErrorOf(error);
  if (isSaferPlayCode(code)) {
    return <LimitReached code={code} details={details} {...(onLeave && { onLeave })} />;
  }
  return (
    <Note role="alert" icon="warning" tone="danger">
      <Text as="p" tone="danger">
        {textOf(error)}
      </Text>
    </Note>
  );
};
