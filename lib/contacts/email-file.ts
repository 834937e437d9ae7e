/** Keys of `deskPerson.files.refusals` in messages. */
export const fileRefusals = ['wrongKind', 'heic', 'tooLarge', 'tooMany', 'empty', 'gone', 'failed'] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** Bytes of all attachments of an email (25 MiB). */
export const MAX_EMAIL_FILES_BYTES = 26_214_400;
/** The others are counted in one row. */
export const MAX_EMAIL_FILES = 40;

export type EmailFileView = Readonly<{
  id: string;
  name: string;
  /** An estimate until it is stored. */
  bytes: number;
  state: 'stored' | 'pending' | 'moved' | FileRefusal;
  /** Listing with the sale that it was moved to. */
  movedTo: Readonly<{ id: string; reference: string }> | null;
}>;

/** `isOf`: the contact is the seller, or asked about the listing. */
export type SaleChoice = Readonly<{ listingId: string; label: string; isOf: boolean }>;
