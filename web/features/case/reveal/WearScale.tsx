import { FLOAT_ONE, wearsWithin } from '../../../../engine/catalog/wear.ts';
import { formatFloat, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import styles from './RevealStage.module.css';

const BANDS = wearsWithin(0, FLOAT_ONE);
/** Percent of the scale: by the root, so that the narrow bands of the best wears can be told apart. */
const placeOf = (millionths: number): string => `${Math.sqrt(millionths / FLOAT_ONE) * 100}%`;

/** @param float millionths: where on the scale from the best wear to the worst the item stands */
export const WearScale = ({ float }: { readonly float: number }) => {
  const { case: words, wear: names } = useMessages();
  const band = BANDS.find(({ floatMax }) => float < floatMax);
  const first = BANDS[0];
  const last = BANDS.at(-1);
  return (
    <div className={styles.wear}>
      <dt>{words.reveal.wear}</dt>
      <Text as="dd" num weight={600}>
        {formatFloat(float)}
      </Text>
      <dd className={styles.scale} aria-hidden="true">
        {BANDS.slice(1).map(({ wear, floatMin }) => (
          <i key={wear} style={{ '--place': placeOf(floatMin) }} />
        ))}
        {band !== undefined && (
          <b style={{ '--from': placeOf(band.floatMin), '--to': placeOf(band.floatMax), '--place': placeOf(float) }} />
        )}
      </dd>
      <dd className={styles.ends} aria-hidden="true">
        <span>{first === undefined ? '' : names[first.wear]}</span>
        <span>{last === undefined ? '' : names[last.wear]}</span>
      </dd>
    </div>
  );
};
