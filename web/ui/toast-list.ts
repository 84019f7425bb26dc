export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'offline' | 'custom';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Milliseconds on screen; loading and offline ones stay until they are replaced or dismissed. */
export const TOAST_DURATION: Readonly<Record<ToastKind, number | null>> = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: null,
  offline: null,
};

export const MAX_TOASTS = 20;

/** Adds a toast, or replaces the one with the same id in its place. The oldest go beyond the limit. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const known = toasts.some(({ id }) => id === toast.id);
  const next = known ? toasts.map((other) => (other.id === toast.id ? toast : other)) : [...toasts, toast];
  return next.slice(-MAX_TOASTS);
};

export const withoutToast = (toasts: readonly Toast[], id: number): readonly Toast[] =>
  toasts.filter((toast) => toast.id !== id);
