import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { formatChance, formatFloat, pickName, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { AIMED_GAMES, GAMES } from '../../platform/games.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './SkinDetail.module.css';
import { SKIN_DETAIL, SKIN_FACTS, type SkinFacts } from './skins-query.ts';

const Stage = ({ skin }: { readonly skin: SkinFacts }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { family } = skinNames(skin, null, messages, locale);
  return (
    <Box self="start" padBottom={12} className={styles.stage} data-grade={skin.grade}>
      <img src={skin.image} alt="" width={640} height={400} />
      <Row as="p" justify="center" gap={12} tone="soft">
        <span>{family}</span>
        <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />
      </Row>
    </Box>
  );
};

const Values = ({ skin }: { readonly skin: SkinFacts }) => {
  const { skins, wear: wearNames } = useMessages();
  return (
    <Table
      caption={skins.detail.values}
      columns={[skins.wear, skins.detail.float, skins.detail.value]}
      rows={skin.wears.map(({ wear, value, floatMin, floatMax }) => ({
        key: wear ?? '',
        cells: [
          wear === null ? skins.detail.none : wearNames[wear],
          <bdi key="float">
            {wear === null ? '–' : `${formatFloat(floatMin)} – ${floatMax === 1_000_000 ? '1' : formatFloat(floatMax)}`}
          </bdi>,
          <Money key="value" value={value} />,
        ],
      }))}
    />
  );
};

interface SkinDetailProps {
  readonly id: string;
  /** The facts that the list has already. */
  readonly known: SkinFacts | undefined;
  readonly onClose: () => void;
}

/** A large view of a skin: its value in each wear, and the cases that can give it. */
export const SkinDetail = ({ id, known, onClose }: SkinDetailProps) => {
  const messages = useMessages();
  const { shell, skins, wearShort } = messages;
  const { locale } = useLocale();
  const query = useQuery(SKIN_DETAIL, { variables: { id } });
  const { data } = query;
  const skin = readFragment(SKIN_FACTS, data?.skin) ?? known;
  const title = skin === undefined ? shell.menu.skins : skinNames(skin, null, messages, locale).name;
  return (
    <Dialog title={title} onClose={onClose} wide>
      {skin !== undefined && (
        <div className={styles.detail}>
          <Stage skin={skin} />
          <div>
            <Values skin={skin} />
            <Row wrap gap={8} marginTop={16} align="stretch">
              {AIMED_GAMES.map((game) => (
                <ButtonLink key={game} to={`${GAMES[game].path}?q=${encodeURIComponent(title)}`}>
                  {skins.detail.aim[game]}
                </ButtonLink>
              ))}
            </Row>
          </div>
        </div>
      )}
      {skin !== undefined && (
        <Text as="h3" size="large" marginTop={28} marginBottom={8}>
          {skins.detail.cases}
        </Text>
      )}
      <Loaded
        from={query}
        value={data && (skin === undefined ? null : data.skinSources)}
        skeleton={skin !== undefined && <Skeletons heights={['68px']} note={skins.loading} />}
        error={skins.error}
        missing={<EmptyState icon="search" {...skins.none} />}
      >
        {(sources) =>
          sources.length === 0 ? (
            <Text as="p" tone="muted">
              {skins.detail.noCase}
            </Text>
          ) : (
            <Box as="ul" line="top">
              {sources.map(({ case: source, entries }) => (
                <li key={source.slug}>
                  <Link to={`/box/${source.slug}`} className={styles.source}>
                    <img src={source.imageSmall} alt="" width={64} height={52} loading="lazy" decoding="async" />
                    <Text grow shrink>
                      <Text as="b" display="block" weight={500} truncate>
                        {pickName(source.names, locale)}
                      </Text>
                      <Text size="small" tone="muted">
                        <Money value={source.price} />
                      </Text>
                    </Text>
                    <Stack as="span" size="note" rigid>
                      {entries.map(({ index, wear, firstTicket, lastTicket }) => (
                        <Row as="span" key={index} justify="end" gap={8}>
                          {wear !== null && <Text tone="muted">{wearShort[wear]}</Text>}
                          <Text as="bdi" num>
                            {formatChance(lastTicket - firstTicket + 1, locale)}
                          </Text>
                        </Row>
                      ))}
                    </Stack>
                    <Text tone="muted">
                      <Icon name="right" size={16} />
                    </Text>
                  </Link>
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Dialog>
  );
};
