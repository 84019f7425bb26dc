import type { ReactNode } from 'react';
import { Text } from '../../ui/Box.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Copyable } from './CopyButton.tsx';
import { Hex } from './Hex.tsx';
import styles from './hex.module.css';

/** Facts in the small print of proofs. */
export const Rows = ({ rows }: { readonly rows: readonly Fact[] }) => <Facts facts={rows} className={styles.rows} />;

/** A figure that is compared with another. */
export const Figure = ({ children }: { readonly children: ReactNode }) => (
  <Text as="bdi" num>
    {children}
  </Text>
);

/** Text that a machine wrote: an id, a key, a name in the log. */
export const Mono = ({ children }: { readonly children: ReactNode }) => (
  <bdi dir="ltr" className="mono">
    {children}
  </bdi>
);

/** A hash or a secret, and the button that copies it. */
export const copyableHex = (label: string, text: string): Fact => ({
  label,
  value: (
    <Copyable text={text} label={label}>
      <Hex text={text} />
    </Copyable>
  ),
});
