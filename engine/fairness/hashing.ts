/** Synchronous hashing, as node:crypto provides it on the server and @noble/hashes in the browser. */
export interface Hashing {
  /** 32 bytes. */
  sha256(data: Uint8Array): Uint8Array;
  /** 32 bytes. */
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array;
}
