import { jsonIn } from '../../../engine/kernel/canonical-json.ts';
import { invalidInput } from '../../errors.ts';
import { type NoticeTexts, noticeTexts } from '../../site/messages/notices.ts';

/** The texts of a notice in a text of JSON. @throws GatewayError INVALID_INPUT */
export const textsIn = (text: string): NoticeTexts => {
  const { data, error } = noticeTexts.safeParse(jsonIn(text));
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw invalidInput('texts', `are no notice: ${[...(issue?.path ?? []), issue?.message].join(' ')}`);
};
