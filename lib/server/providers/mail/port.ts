import 'server-only';

/** Always an object, never a string: a mail library reads `"a, b" <c@d>` as it likes. */
export type EmailAddress = Readonly<{ name?: string; address: string }>;

export type EmailAttachment = Readonly<{
  filename: string;
  /** `text/calendar; method=REQUEST`, `application/pdf`. */
  contentType: string;
  content: string | Buffer;
}>;

/** A mail that is ready to leave. */
export type Email = Readonly<{
  /** Of the outbox row: each try of the same mail carries the same Message-ID, so that a mailbox can tell. */
  id: string;
  to: EmailAddress;
  /** Who gets a copy, for everybody to see. */
  cc?: readonly EmailAddress[];
  replyTo?: EmailAddress;
  subject: string;
  html: string;
  text: string;
  language: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly EmailAttachment[];
}>;

/** One way for mail to leave. */
export type EmailProvider = Readonly<{
  name: 'smtp' | 'folder';
  /**
   * Returns once the mail is accepted, for one of its recipients at least.
   * @throws EmailRefusedError where it is this mail that is not wanted.
   * @throws EmailDeferredError where it is this mail that has to wait; any other error is an outage.
   */
  send: (email: Email) => Promise<void>;
}>;

/** The server said no to this mail or its recipient: trying again soon will not help. */
export class EmailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The server has no place for this mail now, or took it and never said so: others may go meanwhile. */
export class EmailDeferredError extends Error {
  override readonly name = 'MailDeferredError';
}
