import { type ComponentType, lazy, use } from 'react';
import { type Part, useTexts } from '../i18n/index.ts';
import { withDeadline } from '../loading/chunk-deadline.ts';
import { useTakenOver } from './use-taken-over.ts';

/** A component that loads when it is first drawn. */
export interface LoadedComponent<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** The parts of the texts that it and its children read: the build writes them here. */
  readonly texts?: readonly Part[];
}

/** The component, to be drawn as any other. Its code and its texts come at the same time, and it appears once both are there. */
export const lazyPage = <Props extends object>({ load, texts = [] }: LoadedComponent<Props>): ComponentType<Props> => {
  const Loaded = lazy(async () => {
    const { default: Component } = await withDeadline(load());
    const WithTexts = (props: Props) => {
      use(useTexts(texts));
      return <Component {...props} />;
    };
    return { default: WithTexts };
  });
  return (props: Props) => {
    // Asked for here, where the code is asked for too, and waited for once it has come.
    useTexts(texts);
    return <Loaded {...props} />;
  };
};

/** The same for a part of a page. The server paints the page without it: it may know more by the time its code is there. */
export const lazyWithTexts = <Props extends object>(loaded: LoadedComponent<Props>): ComponentType<Props> => {
  const Part = lazyPage(loaded);
  return (props: Props) => useTakenOver() && <Part {...props} />;
};
