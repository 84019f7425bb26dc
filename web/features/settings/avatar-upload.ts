import { isRecord } from '../../platform/device-storage.ts';

const UPLOAD = '/account/avatar';

/** The code in the body of a refused upload, whether it stands alone or in an `error`; null where there is none. */
export const uploadCodeIn = (body: unknown): string | null => {
  if (!isRecord(body)) return null;
  const { code, error } = body;
  if (typeof code === 'string') return code;
  if (typeof error === 'string') return error;
  return isRecord(error) && typeof error.code === 'string' ? error.code : null;
};

const STATUS_CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  413: 'PICTURE_TOO_LARGE',
  415: 'PICTURE_INVALID',
  429: 'RATE_LIMITED',
};

/**
 * Uploads a picture as the player's face. Answers null when it is taken, else the error's code.
 * @throws what `fetch` throws where no answer came
 */
export const uploadAvatar = async (picture: Blob, token: string, deadline: AbortSignal): Promise<string | null> => {
  const body = new FormData();
  body.set('file', picture);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(UPLOAD, { method: 'POST', headers, body, signal: deadline });
  if (response.ok) return null;
  const answer: unknown = await response.json().catch(() => null);
  return uploadCodeIn(answer) ?? STATUS_CODES[response.status] ?? 'INTERNAL';
};
