import 'server-only';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { log } from '@/lib/server/log';
import { envelopeOf, toMessage } from './message';
import { EmailDeferredError, EmailRefusedError, type EmailProvider } from './port';

/** A server that is silent for longer is taken for one that is away; the outbox tries again. */
const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
const CONNECTIONS = 2;

const settings = {
  connectionTimeout: CONNECT_LIMIT_MS,
  greetingTimeout: CONNECT_LIMIT_MS,
  socketTimeout: SILENCE_LIMIT_MS,
};

/** `allowPlaintext`: the variable SMTP_ALLOW_PLAINTEXT. */
type Options = Readonly<{ allowPlaintext?: boolean }>;

/**
 * Connects to a server and signs in, as sending would; sends nothing.
 * @throws Error where that does not work.
 */
export async function verifySmtp(url: string, options: Options = {}): Promise<void> {
  const transport = createTransport({ ...settings, url: withTls(url, options) });
  try {
    await transport.verify();
  } catch (error) {
    throw explain(error as SmtpError);
  } finally {
    transport.close();
  }
}

/** Hands mail to an SMTP server: `smtp://` with STARTTLS, `smtps://` with TLS from the start. */
export function createSmtpProvider(url: string, options: Options = {}): EmailProvider {
  const transport = createTransport({
    ...settings,
    url: withTls(url, options),
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // What is read of a mail is read when the server has said yes to its recipient and to DATA.
  const contents = new Map<unknown, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content: Readable) => {
      contents.set(data.messageId, content);
      return content;
    });
    done();
  });
  return {
    name: 'smtp',
    send: async (email) => {
      const message = toMessage(email);
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...message, envelope: envelopeOf(email) });
        // Not who: an address is personal. The others have it, and may pass it on.
        const codes = rejectedErrors.map(({ responseCode }) => responseCode);
        if (codes.length > 0) log.warn({ mail: email.id, codes }, 'a mail was refused for some of its recipients');
      } catch (error) {
        throw judge(explain(error as SmtpError), contents.get(message.messageId)?.readableDidRead ?? false);
      } finally {
        contents.delete(message.messageId);
      }
    },
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address with STARTTLS required, where the password and the mails would cross a network otherwise: somebody in
 * between has only to leave it out of what the server offers. A parameter, since nodemailer lets those win.
 */
function withTls(address: string, { allowPlaintext = false }: Options): string {
  const url = new URL(address);
  if (url.protocol !== 'smtp:' || allowPlaintext || LOOPBACK.test(url.hostname)) return address;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** What to do about a server that speaks no TLS, of which nodemailer says that it failed. */
function explain(error: SmtpError): SmtpError {
  const isRefused = error.code === 'ETLS' && error.command === 'STARTTLS' && error.responseCode !== undefined;
  if (!isRefused) return error;
  const advice = 'use an smtps:// address, or SMTP_ALLOW_PLAINTEXT=true where the way to it is safe';
  return Object.assign(new Error(`the mail server speaks no TLS: ${advice}`), { code: 'ETLS' });
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/**
 * What a failure means for the mail. A no to this recipient or this text lasts (5xx) or passes (4xx: a full mailbox,
 * greylisting, a domain that is not found), and the other mails may go. So may they where the server was silent or gone
 * after the text had begun to leave: it may have kept the mail, and to send it again at once would bring it twice.
 * Everything before is an outage: a no to us (greeting, sign-in, sender) is for somebody to set right, and mails wait.
 */
function judge(error: SmtpError, hasBegun: boolean): Error {
  const { message, code, command, responseCode = 0 } = error;
  const isUnsendable = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA';
  if (isUnsendable || (isAboutEmail && responseCode >= 500)) return new EmailRefusedError(message);
  return isAboutEmail || hasBegun ? new EmailDeferredError(message) : error;
}
