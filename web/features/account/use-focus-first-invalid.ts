import { type RefObject, useEffect, useRef } from 'react';

/** After a refused submit the focus goes to the first field that must be put right. Call what it returns to ask for it. */
export const useFocusFirstInvalid = (): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly focusFirstInvalid: () => void;
} => {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef(false);
  // Runs after every render: the errors of a refused submit are in the document then.
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return {
    form,
    focusFirstInvalid: () => {
      wanted.current = true;
    },
  };
};
