import { useMutation } from '@apollo/client/react';
import { labelIn, MAX_LABEL } from '../../../schema/input/names.ts';
import { useMessages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { TextForm } from '../settings/TextForm.tsx';
import { RENAME_PASSKEY } from './security-query.ts';

interface RenamePasskeyDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const RenamePasskeyDialog = ({ id, name, onClose }: RenamePasskeyDialogProps) => {
  const { security } = useMessages();
  const words = security.passkeys;
  const { show } = useToasts();
  const [rename] = useMutation(RENAME_PASSKEY);
  const save = async (typed: string): Promise<void> => {
    await rename({ variables: { id, name: typed } });
    show('success', words.renamed);
    onClose();
  };
  return (
    <Dialog title={words.rename} onClose={onClose}>
      <TextForm
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={2 * MAX_LABEL}
        initial={name}
        read={labelIn}
        invalid={words.nameInvalid}
        onSave={save}
      />
    </Dialog>
  );
};
