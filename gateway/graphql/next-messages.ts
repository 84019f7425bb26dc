/** What is around a result in a message of `graphql-transport-ws`. */
const END = Buffer.from('}');

/**
 * Frames results for one operation of one client. A result comes as JSON in UTF-8 that was made once for everybody, so a
 * subscriber costs a copy of its bytes and nothing else.
 */
export const nextMessagesFor = (operationId: string): ((result: Buffer) => Buffer) => {
  const begin = Buffer.from(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`);
  return (result) => Buffer.concat([begin, result, END]);
};
