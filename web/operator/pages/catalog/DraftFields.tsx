import { useState } from 'react';
import { LANGUAGES } from '../../../../engine/catalog/document.ts';
import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import { useLocale } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import styles from './catalog.module.css';
import { type Place, withCase } from './draft-table.ts';
import type { DraftHand } from './use-draft.ts';

const PriceField = ({ hand, place }: { readonly hand: DraftHand; readonly place: Exclude<Place, 'consolation'> }) => {
  const { fields, editor } = useWords().catalog;
  const { locale } = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const minor = typed === null ? 1 : typedAmountIn(typed);
  const price = hand.document.cases[place]?.price ?? '0';
  return (
    <Field
      label={fields.price}
      error={minor === null || minor === 0 ? editor.wrongPrice : undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed ?? amountText(Number(price), locale)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = typedAmountIn(target.value);
        if (next !== null && next > 0) hand.change((before) => withCase(before, place, { price: String(next) }));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

/** The words of a draft beside its table: its own name, price and names of the case. */
export const DraftFields = ({ hand }: { readonly hand: DraftHand }) => {
  const { editor } = useWords().catalog;
  const { document, place, change } = hand;
  const box = place === 'consolation' ? undefined : document.cases[place];
  return (
    <div className={styles.form}>
      <Field
        label={editor.draftName}
        autoComplete="off"
        maxLength={60}
        value={hand.name}
        onChange={({ target }) => hand.setName(target.value)}
      />
      {box !== undefined && place !== 'consolation' && (
        <>
          <PriceField hand={hand} place={place} />
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={`${editor.caseNames} (${language})`}
              lang={language}
              autoComplete="off"
              maxLength={60}
              value={box.names[language]}
              onChange={({ target }) =>
                change((before) => withCase(before, place, { names: { ...box.names, [language]: target.value } }))
              }
            />
          ))}
        </>
      )}
    </div>
  );
};
