import { useQuery } from '@apollo/client/react';
import { isSkinId } from '../../../engine/kernel/ids.ts';
import { formatCount, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SKIN_NAMES } from '../fairness/verify/names-query.ts';
import { roundOfId } from '../play/paired-body.ts';

export interface ToldRound {
  /** `{pairId}.{roundNo}` */
  readonly id: string;
  /** Won, or else played for. */
  readonly skin: string;
  /** Minor units; null where nothing was won. */
  readonly value: number | null;
}

/** The win of each round, or that it missed; each with the way to verify it. */
export const Rounds = ({ rounds }: { readonly rounds: readonly ToldRound[] }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const ids = [...new Set(rounds.map(({ skin }) => skin))].filter(isSkinId);
  const { data } = useQuery(SKIN_NAMES, { variables: { ids }, fetchPolicy: 'no-cache' });
  const skins = new Map(data?.skinsOf.map((skin) => [skin.id, skin]));
  const { kept, result } = messages.play;
  return (
    <ul>
      {rounds.map(({ id, skin: skinId, value }) => {
        const skin = skins.get(skinId);
        return (
          <Row as="li" key={id} wrap justify="center" gapX={12} gapY={4} minHeight={44}>
            <Text weight={600}>{skin && skinNames(skin, null, messages, locale).name}</Text>
            {value === null ? <Text tone="danger">{kept.lost}</Text> : <Money value={value} />}
            <TextLink to={`/provably-fair/verify/${id}`} tone="info">
              {result.verify({ round: formatCount(roundOfId(id)?.roundNo ?? 0, locale) })}
            </TextLink>
          </Row>
        );
      })}
    </ul>
  );
};
