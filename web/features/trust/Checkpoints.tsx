import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table } from '../../ui/Table.tsx';
import { ageText } from './duration.ts';
import { Part } from './Part.tsx';
import type { SeenCheckpoint } from './use-checkpoints.ts';

/** The last checkpoints that this page has read, with their witnesses. */
export const Checkpoints = ({ checkpoints }: { readonly checkpoints: readonly SeenCheckpoint[] }) => {
  const { trust } = useMessages();
  const { checkpoints: words } = trust;
  const { locale } = useLocale();
  return (
    <Part title={words.title} note={words.note}>
      {checkpoints.length === 0 ? (
        <Skeleton height="92px" />
      ) : (
        <Table
          caption={words.title}
          captionHidden
          columns={[words.size, words.root, words.witnesses, words.time]}
          rows={checkpoints.map(({ size, root, witnesses, readAt }) => {
            const age = readAt === null ? null : Date.now() - readAt;
            return {
              key: size,
              cells: [
                <Text as="bdi" key="size" num>
                  {formatCount(size, locale)}
                </Text>,
                <bdi key="root" dir="ltr" className="mono">{`${root.slice(0, 12)}…${root.slice(-6)}`}</bdi>,
                witnesses.length === 0 ? (
                  words.none
                ) : (
                  <Text key="witnesses" display="inline-flex" align="center" gap={4} tone="info">
                    <Icon name="check" size={16} />
                    <bdi>{witnesses.join(' · ')}</bdi>
                  </Text>
                ),
                <Text key="time" size="small" tone="muted">
                  {age === null ? words.seen : age < 5_000 ? words.now : ageText(age, trust)}
                </Text>,
              ],
            };
          })}
        />
      )}
    </Part>
  );
};
