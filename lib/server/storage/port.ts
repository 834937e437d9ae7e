import 'server-only';

/**
 * Stored files. Keys are paths of lower-case letters, digits, hyphens, dots and slashes; what is stored under a key
 * never changes. Every function throws where the storage is unavailable.
 */
export type Storage = Readonly<{
  /** For people: a folder or a bucket. */
  name: string;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null for an unknown key. */
  get: (key: string) => Promise<Buffer | null>;
  has: (key: string) => Promise<boolean>;
  /** An unknown key is no error. */
  remove: (key: string) => Promise<void>;
}>;
