import { Text } from '../../ui/Box.tsx';
import { Note } from '../../ui/Note.tsx';

/** The error of a form as a whole. The region is always there, so that its first words are announced too. */
export const FormAlert = ({ text }: { readonly text: string | undefined }) => (
  <div role="alert">
    {text !== undefined && (
      <Note tone="danger" icon="warning">
        <Text as="p" tone="danger">
          {text}
        </Text>
      </Note>
    )}
  </div>
);
