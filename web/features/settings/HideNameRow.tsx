import { useMutation } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { SwitchRow } from './SettingRow.tsx';
import { HIDE_NAME } from './settings-query.ts';

/** Whether others are shown who one is. The switch moves once the site has done it. */
export const HideNameRow = ({ hidden }: { readonly hidden: boolean }) => {
  const { settings, shell } = useMessages();
  const words = settings.nickname;
  const errorText = useErrorText();
  const { show } = useToasts();
  const [hide] = useMutation(HIDE_NAME);
  const change = async (on: boolean): Promise<void> => {
    try {
      await hide({ variables: { hidden: on } });
      show('success', on ? words.hidden : words.shown);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };
  return (
    <SwitchRow
      label={words.hide}
      hint={words.hideHint({ name: shell.hiddenPlayer })}
      on={hidden}
      onChange={(on) => void change(on)}
    />
  );
};
