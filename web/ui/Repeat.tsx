import { Fragment, type ReactNode } from 'react';

/** The same several times: the places of a list that is on its way. */
export const Repeat = ({ times, children }: { readonly times: number; readonly children: ReactNode }) =>
  Array.from({ length: times }, (_, place) => place).map((place) => <Fragment key={place}>{children}</Fragment>);
