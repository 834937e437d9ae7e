import 'server-only';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { log } from '@/lib/server/log';
import { envelopeOf, toMessage } from './message';
import { EmailDeferredError, EmailRefusedError, type EmailProvider } from './port';
import { refusalKind } from './refusal';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
const CONNECTIONS = 2;

const settings = {
  connectionTimeout: CONNECT_LIMIT_MS,
  greetingTimeout: CONNECT_LIMIT_MS,
  socketTimeout: SILENCE_LIMIT_MS,
};

type Options = Readonly<{ allowPlaintext?: boolean }>;

/**
 * Connects and signs in without sending.
 * @throws Error when that fails.
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

export function createSmtpProvider(url: string, options: Options = {}): EmailProvider {
  const transport = createTransport({
    ...settings,
    url: withTls(url, options),
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A body that was read proves that recipient and DATA were accepted.
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
        // Logs no addresses: they are personal data.
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

/** An attacker could strip STARTTLS. Set in the URL, which nodemailer prefers to options. */
function withTls(address: string, { allowPlaintext = false }: Options): string {
  const url = new URL(address);
  if (url.protocol !== 'smtp:' || allowPlaintext || LOOPBACK.test(url.hostname)) return address;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

function explain(error: SmtpError): SmtpError {
  const isRefused = error.code === 'ETLS' && error.command === 'STARTTLS' && error.responseCode !== undefined;
  if (!isRefused) return error;
  const advice = 'use an smtps:// address, or SMTP_ALLOW_PLAINTEXT=true where the way to it is safe';
  return Object.assign(new Error(`the mail server speaks no TLS: ${advice}`), { code: 'ETLS' });
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string; response?: string };

/** Before the recipient is named: a refusal there is one of our server. Not AUTH, which needs other settings. */
const OPENING: ReadonlySet<string> = new Set(['CONN', 'EHLO', 'HELO', 'MAIL FROM']);

/**
 * Recipient or content: 5xx refused, 4xx deferred. Connection loss after the content began: deferred. Earlier failures
 * are outages.
 */
function judge(error: SmtpError, hasBegun: boolean): Error {
  const { message, code, command = '', responseCode = 0, response } = error;
  const isUnsendable = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA';
  if (isUnsendable) return new EmailRefusedError(message);
  const words = response ?? message;
  if (isAboutEmail && responseCode >= 500)
    return new EmailRefusedError(message, refusalKind({ command, words }), words);
  if (responseCode >= 500 && OPENING.has(command)) return Object.assign(error, { senderRefusal: words });
  return isAboutEmail || hasBegun ? new EmailDeferredError(message, hasBegun && responseCode === 0) : error;
}
