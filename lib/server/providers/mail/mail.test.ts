import type net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { log } from '@/lib/server/log';
import { type Email } from './port';
import { createSmtpProvider, verifySmtp } from './smtp';

const email: Email = {
  id: '5f0f3c1e-0000-4000-8000-000000000001',
  to: { address: 'ada@example.com' },
  subject: 'Cerdà: una prueba',
  html: '<p>hola</p>',
  text: 'hola',
  language: 'es',
};

type Step = 'from' | 'to' | 'data';
type Trouble = { at?: Step; answer?: number | 'silence' | 'end' };

/** Closes servers after failed tests too. */
const closers: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function listen(trouble: Trouble, { speaksTls = false } = {}) {
  const got: { raw: string; recipients: string[]; isEncrypted: boolean }[] = [];
  const connections = new Set<net.Socket>();
  let refused = '';
  const reply = (at: Step, done: (error?: Error | null) => void) => {
    const said = trouble.at === at ? trouble.answer : undefined;
    if (said === 'end') for (const connection of connections) connection.destroy();
    else if (said !== 'silence') done(said ? Object.assign(new Error('no'), { responseCode: said }) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: speaksTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onMailFrom: (_, __, done) => reply('from', done),
    onRcptTo: ({ address }, _, done) =>
      address === refused ? done(Object.assign(new Error('no'), { responseCode: 550 })) : reply('to', done),
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        got.push({ raw, recipients, isEncrypted: session.secure });
        reply('data', done);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: net.Socket) => connections.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as net.AddressInfo;
  const close = () => new Promise<void>((done) => server.close(done));
  closers.push(close);
  return {
    got,
    url: `smtp://127.0.0.1:${port}`,
    /** Another name of this machine, not recognised as local. */
    remote: `smtp://0.0.0.0:${port}`,
    refuse: (address: string) => (refused = address),
    close,
  };
}

describe('the SMTP provider', () => {
  it('sends an email once, to its recipient only, whatever its fields', async () => {
    const server = await listen({});
    await createSmtpProvider(server.url).send({
      ...email,
      subject: 'Hello\r\nBcc: thief@evil.example',
      replyTo: { name: 'a@evil.example, b', address: 'client@example.com' },
      headers: { 'List-Unsubscribe': '<https://example.com/u>\r\nBcc: thief@evil.example' },
      attachments: [{ filename: 'call.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' }],
    });
    await server.close();
    expect(server.got).toHaveLength(1);
    const [{ raw, recipients }] = server.got as [(typeof server.got)[number]];
    expect(recipients).toEqual(['ada@example.com']);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(raw).toContain(`Message-ID: <${email.id}@localhost>`);
    expect(raw).toMatch(/Reply-To: "a@evil\.example, b" <client@example\.com>/);
    expect(raw).toMatch(/Content-Type: text\/calendar; method=REQUEST/);
    expect(raw).toContain('Content-Language: es');
  });

  it('sends a copy, and succeeds if one of two recipients is accepted, which it logs', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const copied = { ...email, cc: [{ name: 'Cerdà', address: 'office@example.com' }] };
    const server = await listen({});
    await createSmtpProvider(server.url).send(copied);
    expect(server.got[0]?.recipients).toEqual(['ada@example.com', 'office@example.com']);
    expect(server.got[0]?.raw).toMatch(/^Cc: .*<office@example\.com>/m);
    expect(warn).not.toHaveBeenCalled();
    server.refuse('ada@example.com');
    await createSmtpProvider(server.url).send(copied);
    await server.close();
    expect(server.got[1]?.recipients).toEqual(['office@example.com']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('ada@');
    warn.mockRestore();
  });

  it.each([
    ['to', 550, 'EmailRefusedError'],
    ['data', 554, 'EmailRefusedError'],
    // Specific to this recipient: other emails can be sent.
    ['to', 451, 'EmailDeferredError'],
    ['data', 452, 'EmailDeferredError'],
    // The server may have accepted it.
    ['data', 'silence', 'EmailDeferredError'],
    ['data', 'end', 'EmailDeferredError'],
    ['from', 550, 'Error'],
    ['from', 451, 'Error'],
    ['from', 'silence', 'Error'],
    ['to', 'silence', 'Error'],
    ['from', 'end', 'Error'],
  ] as const)('on the response %s %p throws %s', async (at, reply, name) => {
    const server = await listen({ at, answer: reply });
    const error: unknown = await createSmtpProvider(`${server.url}?socketTimeout=300`)
      .send(email)
      .catch((thrown: unknown) => thrown);
    await server.close();
    expect(error).toMatchObject({ name });
  });

  it('treats an email without recipient as refused', async () => {
    const server = await listen({});
    const error: unknown = await createSmtpProvider(server.url)
      .send({ ...email, to: { address: '' } })
      .catch((thrown: unknown) => thrown);
    await server.close();
    expect(error).toMatchObject({ name: 'EmailRefusedError' });
  });

  it('treats a refused connection as an outage', async () => {
    const server = await listen({});
    await server.close();
    await expect(createSmtpProvider(server.url).send(email)).rejects.toMatchObject({ name: 'Error', code: 'ESOCKET' });
  });
});

describe('a remote mail server', () => {
  it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'gets no email without TLS, and the error has advice (%s)',
    async (query) => {
      const server = await listen({});
      await expect(createSmtpProvider(server.remote + query).send(email)).rejects.toMatchObject({
        name: 'Error',
        code: 'ETLS',
        message: expect.stringContaining('SMTP_ALLOW_PLAINTEXT=true'),
      });
      await expect(verifySmtp(server.remote + query)).rejects.toMatchObject({ code: 'ETLS' });
      await server.close();
      expect(server.got).toEqual([]);
    },
  );

  it('gets plaintext if allowed', async () => {
    const server = await listen({});
    await createSmtpProvider(server.remote, { allowPlaintext: true }).send(email);
    await verifySmtp(server.remote, { allowPlaintext: true });
    await server.close();
    expect(server.got).toMatchObject([{ isEncrypted: false }]);
  });

  it('gets TLS if offered', async () => {
    // smtp-server warns about the self-signed certificate.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await listen({}, { speaksTls: true });
    await createSmtpProvider(`${server.remote}?tls.rejectUnauthorized=false`).send(email);
    await expect(createSmtpProvider(server.remote).send(email)).rejects.toMatchObject({ name: 'Error' });
    await server.close();
    expect(server.got).toMatchObject([{ isEncrypted: true }]);
  });
});

it('sends a reply under a name of its own, in the conversation and in the name of its author', async () => {
  const { got, url } = await listen({});
  await createSmtpProvider(url).send({
    ...email,
    messageName: 'reply-1',
    senderName: 'Ana Roig',
    headers: { 'In-Reply-To': '<enquiry-1@localhost>', References: '<enquiry-1@localhost>', 'Auto-Submitted': 'no' },
  });
  const raw = got[0]?.raw ?? '';
  for (const header of [
    /^From: "?Ana Roig"? <[^>]+>\r$/m,
    /^Message-ID: <reply-1@[^>]+>\r$/m,
    /^In-Reply-To: <enquiry-1@localhost>\r$/m,
    /^References: <enquiry-1@localhost>\r$/m,
    /^Auto-Submitted: no\r$/m,
  ])
    expect(raw).toMatch(header);
  expect(raw.match(/^Message-ID:/gim)).toHaveLength(1);
});
