import type { ReactNode } from 'react';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import styles from './SkinStage.module.css';
import type { Target } from './target-query.ts';

/** A target, or an item that was won. */
export type ShownSkin = Pick<Target, 'skin' | 'wear' | 'value'>;

interface SkinStageProps {
  /** The label of the stage: target or outcome. */
  readonly label: string;
  readonly shown: ShownSkin | null;
  /** The skin is out of reach now: the stage is dark. */
  readonly dim?: boolean;
  /** One glow, once. */
  readonly lit?: boolean;
  /** Leads to the list of targets; absent while the player can't choose. */
  readonly onChoose?: (() => void) | undefined;
  /** Below the value. */
  readonly children?: ReactNode;
}

const Pedestal = ({ onChoose }: Pick<SkinStageProps, 'onChoose'>) => {
  const { targets } = useMessages();
  return (
    <div className={styles.stage} data-none="">
      <Text as="p" size="small" tone="muted" className={styles.label}>
        {targets.target}
      </Text>
      <div className={styles.art} />
      <Stack gap={10} align={['start', 'center']} shrink marginTop={[0, 18]} className={styles.words}>
        <Text as="p" tone="muted">
          {targets.none.title}
        </Text>
        {onChoose && <Button onClick={onChoose}>{targets.none.action}</Button>}
      </Stack>
    </div>
  );
};

/** One large skin on a lit stage: the target, or the won item. */
export const SkinStage = ({ label, shown, dim = false, lit = false, onChoose, children }: SkinStageProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  if (shown === null) return <Pedestal onChoose={onChoose} />;
  const { skin, wear, value } = shown;
  const { family, name } = skinNames(skin, wear, messages, locale);
  return (
    <div
      className={styles.stage}
      data-grade={skin.grade}
      data-dim={dim || undefined}
      data-lit={lit || undefined}
      key={`${skin.id}.${wear}`}
    >
      <Text as="p" size="small" tone="muted" className={styles.label}>
        {label}
      </Text>
      <div className={styles.art}>
        <img src={skin.image} alt="" width={640} height={400} />
      </div>
      <Stack align={['start', 'center']} shrink marginTop={[0, 18]} className={styles.words}>
        <Row as="p" size={['small', 'body']} gap={8} tone="muted" className={styles.kind}>
          <Text truncate>{wear === null ? family : `${family} · ${messages.wear[wear]}`}</Text>
          <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />
        </Row>
        <Text as="p" size={['large', 'title']} weight={600} anywhere className={`name ${styles.title}`}>
          {name}
        </Text>
        <Text size={['title', 'display']}>
          <Money value={value} />
        </Text>
        <Box size="small" display={['none', 'block']} tone="muted" marginTop={10} minHeight={16}>
          {children}
        </Box>
      </Stack>
      {onChoose && (
        <Box
          as="button"
          type="button"
          display={['grid', 'none']}
          align="center"
          tone="muted"
          className={styles.change}
          aria-label={messages.targets.change}
          onClick={onChoose}
        >
          <Icon name="right" />
        </Box>
      )}
    </div>
  );
};
