import 'server-only';
import type { Readable } from 'node:stream';

export type RawEmail = Readonly<{ source: Uint8Array; isCut: boolean }>;

/** `part`: its number in the email. `bytes`: an estimate. */
export type AttachmentPart = Readonly<{ part: string; name: string; type: string; bytes: number }>;

export type Inbox = Readonly<{
  uidValidity: string;
  uidsAfter: (uid: number) => Promise<readonly number[]>;
  uidsSince: (day: Date) => Promise<readonly number[]>;
  read: (uid: number, maxBytes: number) => Promise<RawEmail | null>;
  /** Empty also where the server states no structure. */
  attachments: (uid: number) => Promise<readonly AttachmentPart[]>;
  /** Decoded content; null: no such email or part. The caller must destroy a partly read stream. */
  download: (uid: number, part: string) => Promise<Readable | null>;
}>;
