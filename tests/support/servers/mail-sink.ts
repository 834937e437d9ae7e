import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `refuse`: permanent; `later`: temporary; `slow`: takes seconds. */
type EmailMode = 'accept' | 'refuse' | 'later' | 'slow';

type SunkEmail = Readonly<{ to: string; messageId: string; raw: string }>;

export type EmailSink = Readonly<{
  port: number;
  emails: readonly SunkEmail[];
  refusals: () => number;
  setMode: (mode: EmailMode) => void;
  /** Reply to recipients in the mode `refuse`. */
  setRefusal: (code: number, text: string) => void;
  close: () => Promise<void>;
}>;

const SLOW_MS = 3_000;

/** `headOnly` stores only headers, for thousands of emails. */
export async function startEmailSink(port = 0, headOnly = false): Promise<EmailSink> {
  const emails: SunkEmail[] = [];
  let mode: EmailMode = 'accept';
  let refusals = 0;
  let refusal = { code: 550, text: 'no such mailbox' };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Pooled connections stay open after their last email.
    closeTimeout: 100,
    authOptional: true,
    onRcptTo: (_address, _session, callback) => {
      if (mode === 'refuse' || mode === 'later') refusals += 1;
      if (mode === 'refuse') return callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      if (mode === 'later') return callback(Object.assign(new Error('try later'), { responseCode: 451 }));
      callback();
    },
    onData: (stream, session, callback) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';
        const stored = headOnly ? raw.slice(0, raw.indexOf('\r\n\r\n')) : raw;
        emails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), messageId, raw: stored });
        if (mode === 'slow') setTimeout(callback, SLOW_MS);
        else callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, 'localhost');
  await once(server.server, 'listening');
  // Does not keep a failed test's process alive.
  server.server.unref();
  return {
    port: (server.server.address() as AddressInfo).port,
    emails,
    refusals: () => refusals,
    setMode: (next) => {
      mode = next;
    },
    setRefusal: (code, text) => {
      refusal = { code, text };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
