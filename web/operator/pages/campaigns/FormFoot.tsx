import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';

interface FormFootProps {
  readonly error: string | undefined;
  readonly send: string;
  readonly busy: boolean;
}

/** The refusal of a form as a whole, and the button that sends it. */
export const FormFoot = ({ error, send, busy }: FormFootProps) => (
  <>
    {error !== undefined && (
      <Note tone="danger" icon="warning" role="alert">
        {error}
      </Note>
    )}
    <Button type="submit" variant="primary" busy={busy}>
      {send}
    </Button>
  </>
);
