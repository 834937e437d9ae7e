import 'server-only';

/** An email as it lies in the mailbox. `isCut`: only its beginning. */
export type RawEmail = Readonly<{ source: Uint8Array; isCut: boolean }>;

/** An open mailbox; nothing in it is changed. */
export type Inbox = Readonly<{
  /** With another one, uids begin anew. */
  uidValidity: string;
  /** Uids above one, lowest first. */
  uidsAfter: (uid: number) => Promise<readonly number[]>;
  /** Uids of what arrived on this day or later, lowest first. */
  uidsSince: (day: Date) => Promise<readonly number[]>;
  /** Null if it is gone. */
  read: (uid: number, maxBytes: number) => Promise<RawEmail | null>;
}>;
