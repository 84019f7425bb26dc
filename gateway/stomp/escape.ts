const sequences: Readonly<Record<string, string>> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n', ':': '\\c' };
const octets: Readonly<Record<string, string>> = { '\\\\': '\\', '\\r': '\r', '\\n': '\n', '\\c': ':' };

/** A header's name or value as it stands on the wire. */
export const escapeHeader = (text: string): string => text.replace(/[\\\r\n:]/g, (octet) => sequences[octet] ?? octet);

/** Null for an escape sequence that STOMP 1.2 doesn't know. */
export const unescapeHeader = (text: string): string | null => {
  if (!/^(?:[^\\]|\\[\\rnc])*$/.test(text)) return null;
  return text.replace(/\\[\\rnc]/g, (sequence) => octets[sequence] ?? sequence);
};
