import { useDialogs } from '../../app/dialogs.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SettingRow } from '../settings/SettingRow.tsx';

/** The linked Steam account, or the way to link one. */
export const SteamRow = ({ steamId }: { readonly steamId: string | null }) => {
  const { settings } = useMessages();
  const words = settings.steam;
  const { open } = useDialogs();
  return (
    <SettingRow label={words.label} value={steamId === null ? words.unlinked : <bdi className="num">{steamId}</bdi>}>
      {steamId === null && (
        <Button onClick={() => open({ name: 'steamLogin' })} aria-label={`${words.link} · ${words.label}`}>
          {words.link}
        </Button>
      )}
    </SettingRow>
  );
};
