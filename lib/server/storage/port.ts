import 'server-only';
import type { Readable } from 'node:stream';

/** `sha256` is in hexadecimal. */
export type FileFacts = Readonly<{ bytes: number; sha256: string }>;

/**
 * Keys contain lower-case letters, digits, hyphens, dots and slashes. Content never changes.
 * Functions throw when the storage is unavailable.
 */
export type Storage = Readonly<{
  name: string;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Moves a local file into the storage; for files too large for memory. */
  putFile: (key: string, file: string, facts: FileFacts) => Promise<void>;
  /** Null for an unknown key. The caller must destroy a partly read stream. */
  getStream: (key: string) => Promise<Readable | null>;
  get: (key: string) => Promise<Buffer | null>;
  has: (key: string) => Promise<boolean>;
  /** Ignores unknown keys. */
  remove: (key: string) => Promise<void>;
}>;
