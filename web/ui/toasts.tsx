import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { duringWork } from './during-work.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { TOAST_DURATION, type Toast, type ToastKind, withoutToast, withToast } from './toast-list.ts';
import styles from './toasts.module.css';

interface ToastOptions {
  /** Replaces the toast with this id: a loading toast becomes a success. */
  readonly id?: number;
  readonly action?: Toast['action'];
}

export interface Toasts {
  /** Shows a toast and gives its id. */
  readonly show: (kind: ToastKind, text: string, options?: ToastOptions) => number;
  readonly dismiss: (id: number) => void;
  /** Says that this is under way where it takes long; settles as it does, and then the result can be said. */
  readonly during: <Value>(work: Promise<Value>, text: string) => Promise<Value>;
}

const later = (run: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

const ToastContext = createContext<Toasts | null>(null);

const ICONS: Readonly<Record<ToastKind, IconName>> = {
  blank: 'info',
  custom: 'info',
  success: 'check',
  error: 'warning',
  loading: 'clock',
  offline: 'offline',
};

const ToastRow = ({ toast, dismiss }: { readonly toast: Toast; readonly dismiss: (id: number) => void }) => {
  const { id, kind, text, action } = toast;
  useEffect(() => {
    const duration = TOAST_DURATION[kind];
    if (duration === null) return undefined;
    const timer = setTimeout(dismiss, duration, id);
    return () => clearTimeout(timer);
  }, [id, kind, dismiss]);
  return (
    <div className={styles.toast} data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
};

/** Shows toasts. Errors interrupt a screen reader, all others wait their turn. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);

  const dismiss = useCallback((id: number) => setToasts((list) => withoutToast(list, id)), []);
  const show = useCallback((kind: ToastKind, text: string, options: ToastOptions = {}): number => {
    lastId.current += 1;
    const id = options.id ?? lastId.current;
    setToasts((list) => withToast(list, { id, kind, text, action: options.action }));
    return id;
  }, []);

  // A popover is drawn above open dialogs; showing it again lifts it above a dialog that was opened later.
  useEffect(() => {
    const element = region.current;
    if (element === null || toasts.length === 0) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [toasts]);

  const value = useMemo(
    (): Toasts => ({ show, dismiss, during: (work, text) => duringWork(work, text, { show, dismiss, later }) }),
    [show, dismiss],
  );
  const rows = (wanted: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === wanted)
      .map((toast) => <ToastRow key={toast.id} toast={toast} dismiss={dismiss} />);

  return (
    <ToastContext value={value}>
      {children}
      <div ref={region} popover="manual" className={styles.region}>
        <div role="alert" className={styles.list}>
          {rows(true)}
        </div>
        <div role="status" className={styles.list}>
          {rows(false)}
        </div>
      </div>
    </ToastContext>
  );
};

export const useToasts = (): Toasts => {
  const value = useContext(ToastContext);
  if (value === null) throw new Error('useToasts needs a ToastProvider above it');
  return value;
};
