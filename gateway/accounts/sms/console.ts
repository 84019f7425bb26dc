import type { SmsProvider } from './provider.ts';

/** Sends nothing: the code is shown in the dialog. */
export const consoleSms: SmsProvider = { showsCode: true, send: async () => undefined };
