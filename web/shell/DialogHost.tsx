import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type DialogName, type DialogProps, useDialogs } from '../platform/dialogs.tsx';
import type { Feature } from '../platform/feature.ts';
import { keysOf } from '../platform/keys-of.ts';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { FEATURES } from './features.ts';

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
  if (current === null) return null;
  return (
    <ChunkBoundary key={current.name} onDismiss={close}>
      <Suspense fallback={null}>{draw(current.name, { ...current, onClose: close })}</Suspense>
    </ChunkBoundary>
  );
};
