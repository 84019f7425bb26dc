import type { ComponentProps } from 'react';
import { Box, Text } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './hex.module.css';

interface HexProps {
  readonly text: string;
  readonly tone?: ComponentProps<typeof Text>['tone'];
  readonly className?: string | undefined;
}

const groupsOf = (text: string): readonly { readonly at: number; readonly digits: string }[] =>
  Array.from({ length: Math.ceil(text.length / 8) }, (_, index) => ({
    at: index * 8,
    digits: text.slice(index * 8, index * 8 + 8),
  }));

/** Hex digits in groups of eight. The gaps are margins, so that a selected and copied text has none. */
export const Hex = ({ text, tone, className }: HexProps) => (
  <Text as="bdi" dir="ltr" tone={tone} className={classNames('mono', styles.hex, className)}>
    {groupsOf(text).map(({ at, digits }) => (
      <span key={at}>
        {digits}
        <wbr />
      </span>
    ))}
  </Text>
);

/** Bytes as they are hashed or run, in full. */
export const RawText = ({ text, tone = 'soft' }: Pick<HexProps, 'text' | 'tone'>) => (
  <Box
    as="pre"
    dir="ltr"
    size="note"
    marginY={0}
    padY={12}
    padX={14}
    radius="control"
    ground="well"
    tone={tone}
    anywhere
    className={`mono ${styles.raw}`}
  >
    {text}
  </Box>
);
