import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';

export interface PhoneTitle {
  readonly text: string;
  /** Where the back button leads. */
  readonly backTo: string;
  readonly backLabel: string;
}

interface PhoneTitleAccess {
  readonly title: PhoneTitle | null;
  readonly setTitle: (title: PhoneTitle | null) => void;
}

const PhoneTitleContext = createContext<PhoneTitleAccess | null>(null);

export const PhoneTitleProvider = ({ children }: { readonly children: ReactNode }) => {
  const [title, setTitle] = useState<PhoneTitle | null>(null);
  const value = useMemo(() => ({ title, setTitle }), [title]);
  return <PhoneTitleContext value={value}>{children}</PhoneTitleContext>;
};

export const usePhoneTitleAccess = (): PhoneTitleAccess => {
  const value = useContext(PhoneTitleContext);
  if (value === null) throw new Error('a phone title needs a PhoneTitleProvider above it');
  return value;
};

/** A page that one comes back from: on a phone its name is in the header, in place of the mark. */
export const usePhoneTitle = (text: string, backTo: string, backLabel: string): void => {
  const { setTitle } = usePhoneTitleAccess();
  useLayoutEffect(() => {
    setTitle({ text, backTo, backLabel });
    return () => setTitle(null);
  }, [text, backTo, backLabel, setTitle]);
};
