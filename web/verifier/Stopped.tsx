import { useMessages } from '../i18n/index.ts';
import { Stack, Text } from '../ui/Box.tsx';
import { Note } from '../ui/Note.tsx';

interface StoppedProps {
  /** Where something was shown besides. */
  readonly title?: string;
  readonly text: string;
  /** The message for an auditor, in English. */
  readonly detail?: string | null;
}

/** Why there is nothing to show, or what shows badly. */
export const Stopped = ({ title, text, detail = null }: StoppedProps) => {
  const { verifier } = useMessages();
  return (
    <Note icon="warning" tone="danger" role="alert">
      <Stack gap={4} shrink anywhere>
        <b>{title ?? verifier.stopped}</b>
        <span>{text}</span>
        {detail !== null && (
          <Text as="bdi" dir="ltr" size="note" className="mono">
            {detail}
          </Text>
        )}
      </Stack>
    </Note>
  );
};
