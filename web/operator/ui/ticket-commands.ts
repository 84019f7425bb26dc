/** The command that shows a ticket with all that was said. */
export const showCommand = (id: string): string => `npm run operator -- ticket show ${id}`;

/** The command that answers a ticket; `answer` stands where the answer goes. */
export const answerCommand = (id: string, answer: string): string =>
  `npm run operator -- ticket answer ${id} --text '${answer}'`;
