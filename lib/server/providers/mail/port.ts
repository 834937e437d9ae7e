import 'server-only';
import type { RefusalKind } from './refusal';

/** Never a string: email libraries parse `"a, b" <c@d>` differently. */
export type EmailAddress = Readonly<{ name?: string; address: string }>;

export type EmailAttachment = Readonly<{
  filename: string;
  contentType: string;
  content: string | Buffer;
}>;

export type Email = Readonly<{
  id: string;
  messageName?: string;
  senderName?: string;
  /** Its file is kept for a day, because its recipient was erased. */
  isFarewell?: true;
  to: EmailAddress;
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
  /** Resolves when one recipient is accepted. @throws EmailRefusedError, EmailDeferredError; other errors are outages. */
  send: (email: Email) => Promise<void>;
}>;

export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError';

  constructor(
    message: string,
    readonly kind: RefusalKind = 'other',
    readonly words = message,
  ) {
    super(message);
  }
}

/** Temporary failure of this email only. `mayHaveArrived`: the server never confirmed it. */
export class EmailDeferredError extends Error {
  override readonly name = 'EmailDeferredError';

  constructor(
    message: string,
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}

/** Returns the reply of a server that refuses our server or domain; null for other errors. */
export function senderRefusal(error: unknown): string | null {
  if (error instanceof EmailRefusedError) return error.kind === 'sender' ? error.words : null;
  return (error as Readonly<{ senderRefusal?: string }>).senderRefusal ?? null;
}
