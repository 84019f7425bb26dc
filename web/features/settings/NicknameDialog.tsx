import { useMutation } from '@apollo/client/react';
import { nicknameIn } from '../../../schema/input/names.ts';
import { useMessages } from '../../i18n/index.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { CHANGE_NICKNAME } from './settings-query.ts';
import { TextForm } from './TextForm.tsx';

interface NicknameDialogProps {
  readonly nickname: string;
  readonly onClose: () => void;
}

export const NicknameDialog = ({ nickname, onClose }: NicknameDialogProps) => {
  const { settings } = useMessages();
  const { show } = useToasts();
  const [change] = useMutation(CHANGE_NICKNAME);
  const save = async (typed: string): Promise<void> => {
    await change({ variables: { nickname: typed } });
    show('success', settings.saved);
    onClose();
  };
  return (
    <Dialog title={settings.nickname.label} onClose={onClose}>
      <Stack gap={20}>
        <Note icon="link">
          <Stack gap={4}>
            <Text as="p" weight={500}>
              {settings.nickname.links}
            </Text>
            <p>{settings.nickname.linksText}</p>
          </Stack>
        </Note>
        <TextForm
          label={settings.nickname.label}
          hint={settings.nickname.hint}
          autoComplete="nickname"
          initial={nickname}
          read={nicknameIn}
          invalid={settings.nickname.invalid}
          action={settings.nickname.save}
          onSave={save}
        />
      </Stack>
    </Dialog>
  );
};
