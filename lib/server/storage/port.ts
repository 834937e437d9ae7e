import 'server-only';
import type { Readable } from 'node:stream';

/** What is known of a file from its way to the disk; `sha256` in hexadecimal digits. */
export type FileFacts = Readonly<{ bytes: number; sha256: string }>;

/**
 * Stored files. Keys are paths of lower-case letters, digits, hyphens, dots and slashes; what is stored under a key
 * never changes. Every function throws where the storage is unavailable.
 */
export type Storage = Readonly<{
  /** For people: a folder or a bucket. */
  name: string;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Takes a file of this machine, which is gone from its place then. For what is too large for the memory. */
  putFile: (key: string, file: string, facts: FileFacts) => Promise<void>;
  /** Null for an unknown key. Whoever reads it in part destroys it. */
  getStream: (key: string) => Promise<Readable | null>;
  /** Null for an unknown key. */
  get: (key: string) => Promise<Buffer | null>;
  has: (key: string) => Promise<boolean>;
  /** An unknown key is no error. */
  remove: (key: string) => Promise<void>;
}>;
