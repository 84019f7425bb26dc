import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../i18n/index.ts';
import { ToastProvider } from '../../ui/toasts.tsx';
import { CommandLine, CopyButton } from '../fairness/CopyButton.tsx';
import { sayOnce } from './clipboard.ts';

const painted = async (element: ReactNode): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider>
      <ToastProvider>{element}</ToastProvider>
    </LocaleProvider>,
  );
  return text(prelude);
};

afterEach(() => vi.unstubAllGlobals());

it.each([[{}], [{ clipboard: { writeText: async () => undefined } }]])(
  'a painted page has its buttons, whatever the painter runs on: %j',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await painted(<CommandLine text="npm ci" label="1" />)).toMatch(/npm ci.*<button/s);
    expect(await painted(<CopyButton text="npm ci" label="1" unseen />)).toContain('<button');
  },
);

it('is said once on a device, however many buttons are missing', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => kept.set(key, value) === kept,
  };
  const say = vi.fn();
  for (let button = 0; button < 3; button += 1) sayOnce(storage, say);
  expect(say).toHaveBeenCalledOnce();
});
