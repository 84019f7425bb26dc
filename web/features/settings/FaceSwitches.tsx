import { useMutation } from '@apollo/client/react';
import type { AccountSettingsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SettingRow, SettingsSection, SwitchRow } from './SettingRow.tsx';
import { HIDE_NAME, SHOW_ON_PAGE } from './settings-query.ts';

/** Awaits the mutation of a switch and shows its outcome. The switch moves once the site has made the change. */
const useSwitch = () => {
  const errorText = useErrorText();
  const { show } = useToasts();
  return async (sent: Promise<unknown>, done: string): Promise<void> => {
    try {
      await sent;
      show('success', done);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };
};

/** Whether other players see the player's name. */
export const HideNameRow = ({ hidden }: { readonly hidden: boolean }) => {
  const { settings, shell } = useMessages();
  const words = settings.nickname;
  const change = useSwitch();
  const [hide] = useMutation(HIDE_NAME);
  return (
    <SwitchRow
      label={words.hide}
      hint={words.hideHint({ name: shell.hiddenPlayer })}
      on={hidden}
      onChange={(on) => void change(hide({ variables: { hidden: on } }), on ? words.hidden : words.shown)}
    />
  );
};

/** The parts that the player's page shows besides name and avatar. */
export const PageSection = ({ me }: { readonly me: NonNullable<AccountSettingsQuery['me']> }) => {
  const { settings } = useMessages();
  const words = settings.page;
  const change = useSwitch();
  const [showOnPage] = useMutation(SHOW_ON_PAGE);
  const parts = [
    { part: 'WINS', on: me.winsShown },
    { part: 'BATTLES', on: me.battlesShown },
    { part: 'LUCK', on: me.luckShown },
  ] as const;
  return (
    <SettingsSection id="page" title={settings.sections.page}>
      <SettingRow hint={me.nameHidden ? words.nameHidden : words.hint}>
        {!me.nameHidden && <ButtonLink to={`/player/${me.playerId}`}>{words.open}</ButtonLink>}
      </SettingRow>
      {parts.map(({ part, on }) => (
        <SwitchRow
          key={part}
          {...words[part]}
          on={on}
          onChange={(shown) =>
            void change(showOnPage({ variables: { part, shown } }), shown ? words.shown : words.hidden)
          }
        />
      ))}
    </SettingsSection>
  );
};
