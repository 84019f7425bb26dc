import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SettingRow, SettingsSection } from './SettingRow.tsx';
import { MY_DATA } from './settings-query.ts';

const FILE_NAME = 'glasscase-my-data.json';

/** Everything kept about the player as one file, and the end of the account. */
export const DataSection = ({ onErase }: { readonly onErase: () => void }) => {
  const { settings } = useMessages();
  const words = settings.data;
  const client = useApolloClient();
  const errorText = useErrorText();
  const { show, during } = useToasts();
  const [exporting, setExporting] = useState(false);

  const download = async (): Promise<void> => {
    setExporting(true);
    try {
      // Not kept in the cache: it is large, and personal.
      const { data } = await during(client.query({ query: MY_DATA, fetchPolicy: 'no-cache' }), words.gathering);
      if (!data) throw new Error('an answer without data');
      saveFile(FILE_NAME, data.myData, 'application/json');
      show('success', words.exported);
    } catch (thrown) {
      show('error', errorText(thrown));
    } finally {
      setExporting(false);
    }
  };

  return (
    <SettingsSection id="data" title={settings.sections.data}>
      <SettingRow label={words.export} hint={words.exportText}>
        <Button busy={exporting} onClick={download}>
          {exporting ? words.exporting : words.exportAction}
        </Button>
      </SettingRow>
      <SettingRow label={words.erase} hint={words.eraseText}>
        <Button variant="danger" onClick={onErase}>
          {words.eraseAction}
        </Button>
      </SettingRow>
    </SettingsSection>
  );
};
