import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../i18n/index.ts';
import { ToastProvider } from '../../ui/toasts.tsx';
import { CommandLine, CopyButton } from '../fairness/CopyButton.tsx';
import { sayOnce } from './clipboard.ts';

const shown = async (element: ReactNode): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider>
      <ToastProvider>{element}</ToastProvider>
    </LocaleProvider>,
  );
  return text(prelude);
};

afterEach(() => vi.unstubAllGlobals());

describe('a text to copy', () => {
  it('has a button where the page has a clipboard', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
    expect(await shown(<CommandLine text="npm ci" label="1" />)).toMatch(/npm ci.*<button/s);
    expect(await shown(<CopyButton text="npm ci" label="1" unseen />)).not.toContain('npm ci');
  });

  it('has none without a secure context, and stands on the page in any case', async () => {
    vi.stubGlobal('navigator', {});
    for (const element of [
      <CommandLine key="seen" text="npm ci" label="1" />,
      <CopyButton key="unseen" text="npm ci" label="1" unseen />,
    ]) {
      const page = await shown(element);
      expect(page).toContain('npm ci');
      expect(page).not.toContain('<button');
    }
  });
});

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
