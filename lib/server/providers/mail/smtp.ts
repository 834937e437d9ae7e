import 'server-only';
import { createTransport } from 'nodemailer';
import { envelopeOf, toMessage } from './message';
import { MailRefusedError, type MailProvider } from './port';

/** A server that is silent for longer is taken for one that is away; the outbox tries again. */
const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
const CONNECTIONS = 2;

const settings = {
  connectionTimeout: CONNECT_LIMIT_MS,
  greetingTimeout: CONNECT_LIMIT_MS,
  socketTimeout: SILENCE_LIMIT_MS,
};

/**
 * Connects to a server and signs in, as sending would; sends nothing.
 * @throws Error of the driver where that does not work.
 */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ ...settings, url });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Hands mail to an SMTP server: `smtp://` with STARTTLS where it is offered, `smtps://` with TLS from the start. */
export function createSmtpProvider(url: string): MailProvider {
  const transport = createTransport({
    ...settings,
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    send: async (email) => {
      try {
        await transport.sendMail({ ...toMessage(email), envelope: envelopeOf(email) });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError((error as Error).message) : error;
      }
    },
  };
}

/**
 * A lasting no (5xx) to this recipient or this text. A no to us (greeting, sign-in, sender) is for somebody to set
 * right, and the mails wait for that; a 4xx says itself that it will pass.
 */
function isRefusal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
