import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as element } from 'react/jsx-dev-runtime';
import { ownProps, type Props } from './own-props.ts';

export { Fragment, type JSX, type JSXSource } from 'react/jsx-dev-runtime';

/** The runtime of development: says where in the sources an element is. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: Parameters<typeof element>[4],
  self?: unknown,
): ReactElement => {
  const own = ownProps(type, props);
  return element(type, own, key, isStatic && Array.isArray(own.children), source, self);
};
