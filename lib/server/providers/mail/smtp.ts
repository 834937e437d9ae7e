import 'server-only';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { log } from '@/lib/server/log';
import { envelopeOf, toMessage } from './message';
import { EmailDeferredError, EmailRefusedError, type EmailProvider } from './port';

/** A silent server counts as down. */
const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
const CONNECTIONS = 2;

const settings = {
  connectionTimeout: CONNECT_LIMIT_MS,
  greetingTimeout: CONNECT_LIMIT_MS,
  socketTimeout: SILENCE_LIMIT_MS,
};

/** `allowPlaintext`: SMTP_ALLOW_PLAINTEXT. */
type Options = Readonly<{ allowPlaintext?: boolean }>;

/**
 * Connects and signs in without sending.
 * @throws Error if that fails.
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

/** SMTP provider: `smtp://` with STARTTLS, `smtps://` with TLS. */
export function createSmtpProvider(url: string, options: Options = {}): EmailProvider {
  const transport = createTransport({
    ...settings,
    url: withTls(url, options),
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A body that was read means that recipient and DATA were accepted.
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
        // Without addresses, which are personal.
        const codes = rejectedErrors.map(({ responseCode }) => responseCode);
        if (codes.length > 0) log.warn({ email: email.id, codes }, 'an email was refused for some of its recipients');
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
 * Requires STARTTLS beyond this machine: an attacker could strip it. A URL parameter, since nodemailer gives those
 * priority.
 */
function withTls(address: string, { allowPlaintext = false }: Options): string {
  const url = new URL(address);
  if (url.protocol !== 'smtp:' || allowPlaintext || LOOPBACK.test(url.hostname)) return address;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Adds advice for servers without TLS. */
function explain(error: SmtpError): SmtpError {
  const isRefused = error.code === 'ETLS' && error.command === 'STARTTLS' && error.responseCode !== undefined;
  if (!isRefused) return error;
  const advice = 'use an smtps:// address, or SMTP_ALLOW_PLAINTEXT=true where the way to it is safe';
  return Object.assign(new Error(`the mail server speaks no TLS: ${advice}`), { code: 'ETLS' });
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/**
 * Classifies a failure. Recipient or text: 5xx refused, 4xx deferred. Silence or disconnect after the text began:
 * deferred, since the server may have the email. Anything before (greeting, sign-in, sender) is an outage: emails wait.
 */
function judge(error: SmtpError, hasBegun: boolean): Error {
  const { message, code, command, responseCode = 0 } = error;
  const isUnsendable = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA';
  if (isUnsendable || (isAboutEmail && responseCode >= 500)) {
    return new EmailRefusedError(message, command === 'RCPT TO' && !IS_POLICY.test(message));
  }
  return isAboutEmail || hasBegun ? new EmailDeferredError(message, hasBegun && responseCode === 0) : error;
}

/** The sender is refused, not the mailbox (RFC 3463, 3.8). */
const IS_POLICY = /\b5\.7\.\d/;
