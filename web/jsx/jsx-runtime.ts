import type { ElementType, Key, ReactElement } from 'react';
import { jsx as element } from 'react/jsx-runtime';
import { ownProps, type Props } from './own-props.ts';

export { Fragment, type JSX } from 'react/jsx-runtime';

/** The runtime of JSX (`jsxImportSource`): React’s, with each text in an element of its own, and with marked literals. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  element(type, ownProps(type, props), key);

/** Of several children: only the runtime of development tells them from a list. */
export const jsxs = jsx;
