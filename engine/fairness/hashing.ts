/** Synchronous hashing, as node:crypto provides it on the server and @noble/hashes in the browser. */
export interface Hashing {
  /** 32 bytes. */
  sha256(data: Uint8Array): Uint8Array;
  /** Of UTF-8 text, 64 hex digits: a platform that has it at once needs no bytes in between. */
  sha256Text(text: string): string;
  /** 32 bytes. */
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array;
}

/** Synchronous verification of signatures, beside it. */
export interface Signatures {
  /** RFC 8032, over the message itself. False for a key or signature that is none. */
  verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
}

/** Hashes and signatures together, as deciders need them. */
export type Cryptography = Hashing & Signatures;
