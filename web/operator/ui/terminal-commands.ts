/** Commands of the terminal for what has no operation of the API. Capitals stand where a value goes. */
const command = (words: string): string => `npm run operator -- ${words}`;

/** Shows a ticket with all that was said. */
export const showCommand = (id: string): string => command(`ticket show ${id}`);

/** Answers a ticket; `answer` stands where the answer goes. */
export const answerCommand = (id: string, answer: string): string => command(`ticket answer ${id} --text '${answer}'`);

export const limitCommand = (player: string, reason: string): string =>
  command(`player limit ${player} deposit day AMOUNT --reason '${reason}'`);

export const holdCommand = (player: string, reason: string): string =>
  command(`player hold ${player} --reason '${reason}'`);

export const blockCommand = (player: string, reason: string): string =>
  command(`player block ${player} --reason '${reason}'`);
