import 'server-only';

export type RawEmail = Readonly<{ source: Uint8Array; isCut: boolean }>;

export type Inbox = Readonly<{
  uidValidity: string;
  uidsAfter: (uid: number) => Promise<readonly number[]>;
  uidsSince: (day: Date) => Promise<readonly number[]>;
  read: (uid: number, maxBytes: number) => Promise<RawEmail | null>;
}>;
