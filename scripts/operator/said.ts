import { userInfo } from 'node:os';
import { z } from 'zod';
import { given } from '../command-line.ts';

/** Whoever does something to an account, by name, and why. */
export const said = {
  by: z.string().trim().min(1).max(100),
  reason: z.string().trim().min(1, { error: 'says why, in up to 200 characters' }).max(200),
};

export const saidOptions = { reason: { type: 'string' }, by: { type: 'string' } } as const;

/** @throws UsageError without a reason */
export const saidIn = ({ reason, by }: { readonly reason?: string; readonly by?: string }) => ({
  reason: given('reason', reason),
  by: by ?? userInfo().username,
});
