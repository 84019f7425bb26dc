import { useMutation } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { SettingRow } from '../settings/SettingRow.tsx';
import { UNLINK_STEAM } from './security-query.ts';
import { useAct } from './use-act.ts';

/** The linked Steam account, or the way to link one. */
export const SteamRow = ({ steamId }: { readonly steamId: string | null }) => {
  const { settings } = useMessages();
  const words = settings.steam;
  const { open } = useDialogs();
  const { confirmed } = useStepUp();
  const { working, run } = useAct();
  const [unlink] = useMutation(UNLINK_STEAM);
  const action = steamId === null ? words.link : words.unlink;
  const act = (): void =>
    steamId === null
      ? open({ name: 'steamLogin' })
      : open({
          name: 'confirm',
          title: words.unlinkTitle,
          text: words.unlinkText,
          confirmLabel: words.unlink,
          danger: true,
          onConfirm: () => run(() => confirmed((ticket) => unlink({ variables: { ticket } })), words.unlinkDone),
        });
  return (
    <SettingRow
      label={words.label}
      value={
        steamId === null ? (
          words.unlinked
        ) : (
          <Text as="bdi" num>
            {steamId}
          </Text>
        )
      }
    >
      <Button busy={working} onClick={act} aria-label={`${action} · ${words.label}`}>
        {action}
      </Button>
    </SettingRow>
  );
};
