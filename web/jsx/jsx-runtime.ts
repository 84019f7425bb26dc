import type { ElementType, Key, ReactElement } from 'react';
import { jsx as element } from 'react/jsx-runtime';
import { ownProps, type Props } from './own-props.ts';

export { Fragment, type JSX } from 'react/jsx-runtime';

/** What JSX is compiled to (`jsxImportSource`): React’s, with each text in an element of its own, and literals marked as such. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  element(type, ownProps(type, props), key);

/** Of several children: only the runtime of development tells them from a list. */
export const jsxs = jsx;
