import { type ReactNode, useId } from 'react';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Switch } from '../../ui/Switch.tsx';
import styles from './settings.module.css';

const ROW = { gap: 16, minHeight: 68, padY: 10, line: 'top' } as const;
const WORDS = { gap: 2, grow: true, shrink: true, anywhere: true } as const;

interface SettingRowProps {
  /** `li` where it is one of a list. */
  readonly as?: 'div' | 'li';
  /** The name of the setting; absent where the value tells it. */
  readonly label?: string;
  /** The present value. */
  readonly value?: ReactNode;
  readonly hint?: ReactNode;
  /** The actions of the row. */
  readonly children?: ReactNode;
}

export const SettingRow = ({ as = 'div', label, value, hint, children }: SettingRowProps) => (
  <Row as={as} {...ROW}>
    <Stack {...WORDS}>
      {label !== undefined && (
        <Text as="p" tone="muted">
          {label}
        </Text>
      )}
      {value !== undefined && (
        <Row as="p" wrap gapY={4} gapX={10} size="large">
          {value}
        </Row>
      )}
      {hint !== undefined && (
        <Text as="p" size="small" tone="muted">
          {hint}
        </Text>
      )}
    </Stack>
    {children}
  </Row>
);

/** A word beside a value: confirmed, this device. */
export const Tag = ({ icon, children }: { readonly icon?: IconName; readonly children: ReactNode }) => (
  <Row as="span" gap={4} size="small" tone="accent">
    {icon !== undefined && <Icon name={icon} size={14} />}
    {children}
  </Row>
);

interface SwitchRowProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch that takes effect at once, without saving. The whole row is the target. */
export const SwitchRow = ({ label, hint, on, onChange }: SwitchRowProps) => {
  const id = useId();
  return (
    <Row as="label" {...ROW} htmlFor={id} className={styles.switch}>
      <Stack as="span" {...WORDS}>
        <Text weight={500}>{label}</Text>
        <Text size="small" tone="muted" id={`${id}-hint`}>
          {hint}
        </Text>
      </Stack>
      <Switch id={id} aria-describedby={`${id}-hint`} on={on} onChange={onChange} />
    </Row>
  );
};

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export const SettingsSection = ({ id, title, lead, children }: SectionProps) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <Stack gap={4} justify="center" self="start" minHeight={52} padY={8} className={styles.heading}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead !== undefined && (
        <Text as="p" tone="muted">
          {lead}
        </Text>
      )}
    </Stack>
    <div className={styles.rows}>{children}</div>
  </section>
);
