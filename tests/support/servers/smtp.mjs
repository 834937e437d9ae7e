import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Exceeds the site's timeout. */
const SLOW_MS = 60_000;

/** `mode`: `up`, `down`, `slow` (silent), `refusing` (4xx), `rejecting` (5xx). */
export function createEmailServer(port) {
  const emails = [];
  let server = null;
  let mode = 'down';
  const respond = (code, text) => Object.assign(new Error(text), { responseCode: code });

  function create() {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onMailFrom: (_, __, done) => done(mode === 'refusing' ? respond(451, 'Try again later') : null),
      onRcptTo: (_, __, done) => done(mode === 'rejecting' ? respond(550, 'No such mailbox') : null),
      onData: (stream, session, done) => {
        const chunks = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', async () => {
          if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
          emails.push(await read(Buffer.concat(chunks), session.envelope));
          done();
        });
      },
    });
    created.on('error', () => undefined);
    return created;
  }

  return {
    mails: emails,
    get mode() {
      return mode;
    },
    async setMode(next) {
      mode = next;
      if (next === 'down') {
        const closing = server;
        server = null;
        if (closing) await new Promise((resolve) => closing.close(resolve));
      } else if (!server) {
        server = create();
        await new Promise((resolve, reject) => server.server.once('error', reject) && server.listen(port, resolve));
      }
    },
  };
}

async function read(raw, envelope) {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    recipients: envelope.rcptTo.map(({ address }) => address),
    from: email.from,
    to: email.to,
    replyTo: email.replyTo,
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({ filename, mimeType, content })),
  };
}
