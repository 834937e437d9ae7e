import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Beyond the site's timeout. */
const SLOW_MS = 60_000;

/** Mail server that stores emails. `mode`: `up`, `down`, `slow` (silent), `refusing` (4xx), `rejecting` (5xx). */
export function createEmailServer(port) {
  const mails = [];
  let server = null;
  let mode = 'down';
  const answer = (code, text) => Object.assign(new Error(text), { responseCode: code });

  function create() {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onMailFrom: (_, __, done) => done(mode === 'refusing' ? answer(451, 'Try again later') : null),
      onRcptTo: (_, __, done) => done(mode === 'rejecting' ? answer(550, 'No such mailbox') : null),
      onData: (stream, session, done) => {
        const chunks = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', async () => {
          if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
          mails.push(await read(Buffer.concat(chunks), session.envelope));
          done();
        });
      },
    });
    created.on('error', () => undefined);
    return created;
  }

  return {
    mails,
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
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    recipients: envelope.rcptTo.map(({ address }) => address),
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({ filename, mimeType, content })),
  };
}
