import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useMessages } from '../i18n/index.ts';
import { type ConfirmRequest, type DialogName, type DialogProps, useDialogs } from '../platform/dialogs.tsx';
import type { Feature } from '../platform/feature.ts';
import { keysOf } from '../platform/keys-of.ts';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { useClosedByBack } from '../platform/location.tsx';
import { Row, Text } from '../ui/Box.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { FEATURES } from './features.ts';

const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  danger = false,
  onConfirm,
  onClose,
}: ConfirmRequest & { readonly onClose: () => void }) => {
  const { shell } = useMessages();
  return (
    <Dialog title={title} onClose={onClose}>
      <Text as="p" tone="muted">
        {text}
      </Text>
      <Row justify="end" gap={8} marginTop={24} align="stretch">
        <Button variant="ghost" onClick={onClose}>
          {shell.actions.cancel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </Row>
    </Dialog>
  );
};

type Drawn<Props> = (props: Props) => ReactNode;

const drawn =
  <Props extends object>(Dialog: ComponentType<Props>): Drawn<Props> =>
  (props) => <Dialog {...props} />;

type Dialogs = { readonly [Name in DialogName]?: Drawn<DialogProps<Name>> };

const dialogOf = <Name extends DialogName>(name: Name, { dialogs = {} }: Feature): Dialogs => {
  const dialog = dialogs[name];
  return dialog === undefined ? {} : { [name]: drawn(lazyWithTexts<DialogProps<Name>>(dialog)) };
};

const DIALOGS: Dialogs = Object.assign(
  { confirm: drawn(ConfirmDialog) },
  ...FEATURES.flatMap((feature) => keysOf(feature.dialogs ?? {}).map((name) => dialogOf(name, feature))),
);

const draw = <Name extends DialogName>(name: Name, props: DialogProps<Name>): ReactNode => DIALOGS[name]?.(props);

/** Draws the dialog that is asked for; stands once, inside all providers. */
export const DialogHost = () => {
  const { current, close } = useDialogs();
  useClosedByBack(close);
  if (current === null) return null;
  return (
    <ChunkBoundary key={current.name} onDismiss={close}>
      <Suspense fallback={null}>{draw(current.name, { ...current, onClose: close })}</Suspense>
    </ChunkBoundary>
  );
};
