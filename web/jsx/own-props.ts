import type { ElementType, ReactNode } from 'react';
import { withOwnText } from './own-text.ts';

export interface Props {
  readonly children?: ReactNode;
  readonly className?: unknown;
  readonly translate?: unknown;
}

/** Elements of names, amounts and codes. */
const LITERAL_ELEMENT = /^(bdi|code)$/;
/** Classes of amounts, counts, codes and hashes. */
const LITERAL_CLASS = /(^| )(num|mono)\b/;

/** Whether a translator would make the text wrong: a name, a number or a code is the same in every language. */
const isLiteral = (type: ElementType, { className }: Props): boolean =>
  typeof type === 'string' && (LITERAL_ELEMENT.test(type) || LITERAL_CLASS.test(`${className}`));

/** The props of an element that bears being translated under React. */
export const ownProps = (type: ElementType, props: Props): Props => ({
  ...(isLiteral(type, props) && { translate: 'no' }),
  ...props,
  ...('children' in props && { children: withOwnText(type, props.children) }),
});
