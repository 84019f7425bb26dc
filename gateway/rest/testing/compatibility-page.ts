import type { CallFacts } from '../call.ts';
import { API_VERSION } from '../version.ts';
import type { Trial } from './trial.ts';

export interface TriedRow {
  readonly trial: Trial;
  readonly access: CallFacts['access'];
  /** `without token / with token`, for each way the parameters can travel. */
  readonly answers: readonly string[];
}

const row = ({ trial: { method, path, state }, answers }: TriedRow): string => {
  const [first = '', second = ''] = answers;
  const ways = method === 'GET' ? [first, '', ''] : ['', first, second];
  return `| ${method} | \`/api${path}\` | ${ways.join(' | ')} | ${state} |`;
};

/** The text of `docs/compatibility.md`. */
export const pageWith = (rows: readonly TriedRow[]): string => `# Compatibility of the REST interface

Written by \`gateway/rest/compatibility.int.spec.ts\`, which calls every path on both databases (PGlite and PostgreSQL) and
fails where this table is no longer true. \`UPDATE=1\` rewrites it.

## Version and deprecation
This is version ${API_VERSION}; every answer names it in \`x-api-version\`. Within version 1 calls, optional parameters, fields of
answers and numbers of errors only come in addition; clients have to ignore fields that they don't know. What goes away or
changes its meaning is announced six months before, here and with the headers \`deprecation\` and \`sunset\` (RFC 9745, RFC
8594), and stays under \`/api\` for that time.

Two changes came without that time: the specification asks for one, and waiting with the other would have cost players.

| since | calls | what changed | what a client does |
|---|---|---|---|
| 0.3.0 | all with \`weaponName\`, and the STOMP feed | The words of the wear in brackets are English in every language, so that the rule of display strings gives the code (\`FT\`) in each. In Chinese they were Chinese, and the rule gave none | show the words of a wear by \`wear\` |
| 0.3.0 | \`battle/create\` \`battle/joinBattle\` \`roll/join\` | A seat or entry without randomness of its own is refused with 1034 (\`entropy\`), unless the operator set \`GLASSCASE_ROOMS_NEED_ENTROPY=0\`. Without it the house knows the outcome beforehand | send \`entropy\`, or an \`Idempotency-Key\`, from which it follows |

## Calls
Each cell has the \`status\` of the envelope without a token and with one; 0 is success, 401 comes with HTTP 401. The last
column is the state that was read through GraphQL after each of the answers with status 0, and was found as the call had
said it.

| | path | query | form | JSON | state read through GraphQL |
|---|---|---|---|---|---|
${rows.map(row).join('\n')}
`;
