import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';

/** Saves the file that proves a broken promise. */
export const Evidence = ({ text }: { readonly text: string }) => {
  const { promises } = useMessages();
  return (
    <Button onClick={() => saveFile('glasscase-promise.json', text, 'application/json')}>{promises.broken.save}</Button>
  );
};
