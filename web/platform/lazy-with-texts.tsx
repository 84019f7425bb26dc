import { type ComponentType, lazy, use } from 'react';
import { type Part, useTexts } from '../i18n/index.ts';
import { withDeadline } from '../loading/chunk-deadline.ts';

/**
 * A component that loads when it is first drawn, with the parts of the texts that it and its children read. Code and
 * texts come at the same time, and it appears once both are there.
 */
export const lazyWithTexts = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  ...parts: readonly Part[]
): ComponentType<Props> => {
  const Loaded = lazy(async () => {
    const { default: Component } = await withDeadline(load());
    const WithTexts = (props: Props) => {
      use(useTexts(parts));
      return <Component {...props} />;
    };
    return { default: WithTexts };
  });
  return (props: Props) => {
    // Asked for here, where the code is asked for too, and waited for once it has come.
    useTexts(parts);
    return <Loaded {...props} />;
  };
};
