import 'server-only';

/** Never a string: mail libraries parse `"a, b" <c@d>` differently. */
export type EmailAddress = Readonly<{ name?: string; address: string }>;

export type EmailAttachment = Readonly<{
  filename: string;
  /** `text/calendar; method=REQUEST`, `application/pdf`. */
  contentType: string;
  content: string | Buffer;
}>;

/** An email ready to send. */
export type Email = Readonly<{
  /** Id of the job: the Message-ID of every attempt, unless it has a name. */
  id: string;
  messageName?: string;
  /** In place of the agency's name. */
  senderName?: string;
  to: EmailAddress;
  /** Visible copies. */
  cc?: readonly EmailAddress[];
  replyTo?: EmailAddress;
  subject: string;
  html: string;
  text: string;
  language: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly EmailAttachment[];
}>;

export type EmailProvider = Readonly<{
  name: 'smtp' | 'folder';
  /**
   * Resolves once one recipient is accepted.
   * @throws EmailRefusedError if this email is refused.
   * @throws EmailDeferredError if this email must wait; other errors are outages.
   */
  send: (email: Email) => Promise<void>;
}>;

/** The server refused this email or recipient permanently. `isNoMailbox`: there is no such recipient. */
export class EmailRefusedError extends Error {
  override readonly name = 'MailRefusedError';

  constructor(
    message: string,
    readonly isNoMailbox = false,
  ) {
    super(message);
  }
}

/** The server cannot take this email now, or never confirmed it; others may go. `mayHaveArrived`: it never answered. */
export class EmailDeferredError extends Error {
  override readonly name = 'MailDeferredError';

  constructor(
    message: string,
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}
