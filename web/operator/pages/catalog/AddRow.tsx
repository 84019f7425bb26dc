import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { catalogSchema } from '../../../../engine/catalog/document.ts';
import { useLocale } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import styles from './catalog.module.css';
import { type FoundSkin, SKINS } from './catalog-query.ts';
import { type Family, rowKey, type TableRow } from './draft-table.ts';
import { nameIn, namesIn } from './names.ts';
import { useWear } from './use-wear.ts';

const skinSchema = catalogSchema.unwrap().shape.skins.unwrap().element;

/** A skin of the API in the form of a document. */
const skinOf = ({ id, family, finishNames, grade, art, wears }: FoundSkin) =>
  skinSchema.parse({
    ...{ id, family, finish: namesIn(finishNames), grade },
    art: { family: art.family, pattern: art.pattern, palette: art.palette },
    wears: wears.map(({ wear, floatMin, floatMax, value }) => ({ wear, floatMin, floatMax, value: String(value) })),
  });

type Added = { readonly skin: ReturnType<typeof skinOf>; readonly family: Family; readonly wear: TableRow['wear'] };

interface AddRowProps {
  readonly has: ReadonlySet<string>;
  readonly onAdd: (row: Added) => void;
  readonly onClose: () => void;
}

/** Finds skins by their names, and adds one in a wear. */
export const AddRow = ({ has, onAdd, onClose }: AddRowProps) => {
  const { adding: text } = useWords().catalog;
  const { locale } = useLocale();
  const wearText = useWear();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const query = useQuery(SKINS, { variables: { text: asked }, skip: asked === '' });
  const found = (query.data ?? query.previousData)?.catalogSkins ?? [];
  return (
    <Sheet title={text.title} onClose={onClose}>
      <Field
        label={text.search}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {asked !== '' && query.data?.catalogSkins.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.list}>
        {found.flatMap((one) => {
          const skin = skinOf(one);
          const family = { id: one.family, names: namesIn(one.familyNames) };
          const name = `${nameIn(one.familyNames, locale)} ${nameIn(one.finishNames, locale)}`.trim();
          return skin.wears.map(({ wear, value }) => (
            <li key={`${one.id} ${wear}`}>
              <span className={styles.named}>
                <Pips grade={one.grade} /> {name} {wearText(wear)}
                <span className={styles.change}>{amountText(Number(value), locale)}</span>
              </span>
              {has.has(rowKey({ skin: one.id, wear })) ? (
                <span className="muted">{text.there}</span>
              ) : (
                <Button
                  className={styles.action}
                  aria-label={`${text.add} ${name} ${wearText(wear)}`.trim()}
                  onClick={() => onAdd({ skin, family, wear })}
                >
                  {text.add}
                </Button>
              )}
            </li>
          ));
        })}
      </ul>
    </Sheet>
  );
};
