import { readEmail } from './read-email';
import { generatedReports } from '@/tests/support/generated-reports';
import { ownWords } from '@/lib/contacts/received-email';

const read = (source: string) => readEmail({ source: Buffer.from(source.replace(/\r?\n/g, '\r\n')), isCut: false });

it.each(generatedReports.map(({ title, ...report }, at) => [at, title, report] as const))(
  'reads report %d (%s)',
  async (_at, _title, { automatic, source, words }) => {
    const email = await read(source);
    expect(email).toMatchObject({ automatic, text: expect.stringContaining(words) });
    expect(email.text).not.toContain('Our words.');
  },
);

describe('an email without a report', () => {
  const kindOf = async (headers: string, text = 'Words.') => (await read(`${headers}\n\n${text}\n`)).automatic;

  it.each([
    ['From: a@b.example\nPrecedence: bulk', null],
    ['From: a@b.example\nPrecedence: list', null],
    ['From: a@b.example\nPrecedence: junk', null],
    ['From: a@b.example\nX-Auto-Response-Suppress: All', null],
    ['From: a@b.example\nSubject: Respuesta automática: S', null],
    ['From: a@b.example\nAuto-Submitted: no\nX-Autoreply: yes', null],
    ['From: a@b.example\nAuto-Submitted: no (typed by hand)\nReturn-Path: <>', null],
    ['From: a@b.example\nAuto-Submitted: auto-replied\nReturn-Path: <>', 'reply'],
    ['From: a@b.example\nX-Autoreply: yes', 'reply'],
    ['From: a@b.example\nPrecedence: auto_reply', 'reply'],
    ['From: a@b.example\nReturn-Path: <>\nSubject: Fuera de la oficina', 'reply'],
    ['From: a@b.example\nSubject: Automatic reply: S\nX-Auto-Response-Suppress: All', 'reply'],
    ['From: a@b.example\nList-Id: <news.b.example>', 'reply'],
    ['From: a@b.example\nSubject: Automatic reply: S\nIn-Reply-To: <x@y.example>', 'reply'],
    ['From: a@b.example\nSubject: RE: Automatic reply: S\nIn-Reply-To: <x@y.example>', null],
    ['From: a@b.example\nReturn-Path: <>\nSubject: Risposta automatica: S', 'reply'],
    ['From: a@b.example\nReturn-Path: <>\nSubject: Automatisch antwoord: S', 'reply'],
    ['From: a@b.example\nSubject: S\nX-Mail-Autoreply: true', 'reply'],
    ['From: a@b.example\nSubject: S\nDelivered-By-The-Graces-Of: The Vacation program', 'reply'],
    ['From: postmaster@b.example\nSubject: Undeliverable: S\nAuto-Submitted: auto-generated', 'bounce'],
    ['From: postmaster@b.example\nSubject: S', null],
    ['From: postmaster@b.example\nSubject: Zustellung verzögert: S\nReturn-Path: <>', 'delayed'],
    ['From: postmaster@b.example\nSubject: Entrega retrasada: S', 'delayed'],
    ['From: a@b.example\nSubject: S\nX-MS-Exchange-Message-Is-Ndr: yes', 'bounce'],
    [
      'From: Mailer-Daemon@b.example\nSubject: Warning: message 1abc delayed 24 hours\nAuto-Submitted: auto-replied',
      'delayed',
    ],
    [
      'From: MAILER-DAEMON@b.example\nSubject: Returned mail: see transcript\nAuto-Submitted: auto-generated (failure)',
      'bounce',
    ],
    [
      'From: mailer-daemon@b.example\nSubject: Delivery Status Notification (Delay)\nX-Failed-Recipients: x@y.example',
      'delayed',
    ],
    ['From: a@b.example\nReturn-Path: < >\nSubject: failure notice', 'bounce'],
    ['From: a@b.example\nReturn-Path: <>\nSubject: Vuelvo el 15 de diciembre', 'reply'],
    ['From: MAILER-DAEMON@b.example\nSubject: failure notice', 'bounce'],
    ['From: Mailer-Daemon@b.example\nAuto-Submitted: auto-replied\nX-Failed-Recipients: x@y.example', 'bounce'],
    ['From: Mailer-Daemon@b.example\nSubject: Warning: message 1abc delayed 24 hours', 'delayed'],
    ['From: a@b.example\nContent-Type: multipart/report; report-type=disposition-notification; boundary=x', 'receipt'],
    ['From: a@b.example\nContent-Type: multipart/report; report-type=sieve-report; boundary=x', 'reply'],
    [
      'From: MAILER-DAEMON@b.example\nContent-Type: multipart/report; report-type=delivery-status; boundary=x',
      'bounce',
    ],
  ])('is read by %j as %s', async (headers, kind) => {
    expect(await kindOf(headers)).toBe(kind);
  });

  it('of a mailing list that answers us is of a person', async () => {
    const own = '<reply-0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1@localhost>';
    expect(await kindOf(`From: a@b.example\nList-Id: <x.example>\nIn-Reply-To: ${own}`)).toBeNull();
  });

  it('takes a forwarded report for no report', async () => {
    const status = `Final-Recipient: rfc822; x@y.example\nAction: failed`;
    const type =
      'Content-Type: message/delivery-status; name=details.txt\nContent-Disposition: attachment; filename=details.txt';
    const body = `--b\nContent-Type: text/plain\n\nWhat is this?\n--b\n${type}\n\nReporting-MTA: dns; x\n\n${status}\n--b--`;
    const email = await read(`From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n${body}\n`);
    expect(email).toMatchObject({ automatic: null, text: 'What is this?', attachments: ['details.txt'] });
  });
});

it('reads a report that a gateway wrapped, with parts as files', async () => {
  const status = 'Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; x@y.example\nAction: delayed\nStatus: 4.4.7';
  const type = 'Content-Type: message/delivery-status; name=details.txt\nContent-Disposition: attachment';
  const body = `--b\nContent-Type: text/plain\n\nDelayed.\n--b\n${type}\n\n${status}\n--b--`;
  const email = await read(
    `From: MAILER-DAEMON@x.example\nReturn-Path: <>\nContent-Type: multipart/mixed; boundary=b\n\n${body}\n`,
  );
  expect(email).toMatchObject({ automatic: 'delayed', deliveries: [{ addresses: ['x@y.example'] }] });
});

describe('a report whose fields are a text', () => {
  const fields =
    'Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; x@y.example\nAction: delayed\nStatus: 4.4.7\nDiagnostic-Code: smtp; 451 later';
  const from = 'From: postmaster@x.example\nReturn-Path: <>\nSubject: S';
  const report = (part: string) =>
    `${from}\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nSee below.\n--b\n${part}\n\n${fields}\n--b--`;

  it.each([
    ['in a part', report('Content-Type: text/plain')],
    ['in a file', report('Content-Type: text/plain; name=status.txt\nContent-Disposition: attachment')],
    ['in an email of text alone', `${from}\n\nSee below.\n\n${fields}`],
  ])('is read %s', async (_, source) => {
    const email = await read(`${source}\n`);
    expect(email.automatic).toBe('delayed');
    expect(email.deliveries).toEqual([{ addresses: ['x@y.example'], outcome: 'delayed', words: '451 later 4.4.7' }]);
  });

  it('is a text where a person forwards it', async () => {
    const email = await read(`From: a@b.example\nSubject: Fwd: S\n\nWhat is this?\n\n${fields}\n`);
    expect(email).toMatchObject({ automatic: null, deliveries: [] });
  });
});

describe('an answer to an invitation', () => {
  const calendar = (method: string, lines: string) =>
    `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n${method}BEGIN:VEVENT\nUID:u-1@agency.example\nDTSTAMP:20261127T230000Z\n${lines}\nEND:VEVENT\nEND:VCALENDAR`;
  const attendee = (partstat: string) => `DTSTART:20270118T090000Z\nATTENDEE;${partstat}CN=C:mailto:a@b.example`;
  const from = 'From: A <a@b.example>\nSubject: S';

  it.each([
    ['PARTSTAT=ACCEPTED;', 'accepted'],
    ['PARTSTAT=DECLINED;', 'declined'],
    ['PARTSTAT=declined;', 'declined'],
    ['PARTSTAT=TENTATIVE;', 'tentative'],
    ['PARTSTAT=DELEGATED;DELEGATED-TO="mailto:x@y.example";', 'delegated'],
    ['', 'answered'],
  ])('is read with %j', async (partstat, answer) => {
    const email = await read(
      `${from}\nContent-Type: text/calendar; method=REPLY\n\n${calendar('METHOD:REPLY\n', attendee(partstat))}\n`,
    );
    expect(email.invitation).toMatchObject({ uid: 'u-1@agency.example', answer: { answer } });
    expect(email.automatic).toBeNull();
  });

  it.each([
    ['the type alone has the method', 'Content-Type: text/calendar; method="reply"; charset=utf-8', ''],
    ['the calendar alone has it', 'Content-Type: text/calendar', 'METHOD:REPLY\n'],
    [
      'it is a file',
      'Content-Type: application/octet-stream; name=invite.ics\nContent-Disposition: attachment; filename=invite.ics',
      'METHOD:REPLY\n',
    ],
    ['it is of another type', 'Content-Type: application/ics; method=REPLY', 'METHOD:REPLY\n'],
  ])('is read where %s', async (_title, type, method) => {
    const part = `${type}\n\n${calendar(method, attendee('PARTSTAT=DECLINED;'))}`;
    const mixed = `Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nNo.\n--b\n${part}\n--b--`;
    for (const body of [part, mixed]) {
      expect((await read(`${from}\n${body}\n`)).invitation?.answer.answer).toBe('declined');
    }
  });

  it('may propose another time, in a zone, with a comment', async () => {
    const lines = `${attendee('PARTSTAT=TENTATIVE;').replace('DTSTART:20270118T090000Z', 'DTSTART;TZID=Europe/Madrid:20270119T170000')}\nCOMMENT:Mejor por la tarde`;
    const email = await read(
      `${from}\nContent-Type: text/calendar; method=COUNTER\n\n${calendar('METHOD:COUNTER\n', lines)}\n`,
    );
    expect(email.invitation?.answer).toMatchObject({
      answer: 'proposed',
      start: '2027-01-19T16:00:00.000Z',
      comment: 'Mejor por la tarde',
    });
  });

  it('is of a person though a program sent it, and though it cannot be read', async () => {
    const auto = await read(
      `${from}\nAuto-Submitted: auto-generated\nContent-Type: text/calendar; method=REPLY\n\n${calendar('METHOD:REPLY\n', attendee('PARTSTAT=ACCEPTED;'))}\n`,
    );
    expect(auto).toMatchObject({ automatic: null, invitation: { answer: { answer: 'accepted' } } });
    const broken = await read(`${from}\nContent-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nnonsense\n`);
    expect(broken.invitation?.answer.answer).toBe('answered');
  });

  it.each(['REQUEST', 'CANCEL', 'PUBLISH'])('is no %s', async (method) => {
    const email = await read(
      `${from}\nContent-Type: text/calendar; method=${method}\n\n${calendar(`METHOD:${method}\n`, attendee(''))}\n`,
    );
    expect(email).toMatchObject({ invitation: null, attachments: ['calendar.ics'] });
  });
});

describe('an email whose encoding has an unusual name', () => {
  const readBytes = (type: string, bytes: Buffer) =>
    read(
      `From: a@b.example\nContent-Type: text/plain; charset=${type}\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n`,
    );
  const utf8 = 'utf8mb4 UTF8MB4 utf8mb4_unicode_ci utf8 utf-8-sig cp65001 AL32UTF8 us-ascii x-unknown';

  it.each([...utf8.split(' '), `" UTF-8 "`, `'utf-8'`])('is read as UTF-8 with %j', async (name) => {
    expect((await readBytes(name, Buffer.from('Señor ☺'))).text).toBe('Señor ☺');
  });

  it.each([
    ['cp-850', Buffer.from('Se\xa4or', 'latin1')],
    ['"IBM437"', Buffer.from('Se\xa4or', 'latin1')],
    ['mac-roman', Buffer.from('Se\x96or', 'latin1')],
    ['us-ascii', Buffer.from('Se\xf1or', 'latin1')],
    ['unicode-1-1-utf-7', Buffer.from('Se+APE-or')],
  ])('is read with %j', async (name, bytes) => expect((await readBytes(name, bytes)).text).toBe('Señor'));

  it('leaves the words of a text as they are', async () => {
    const words = 'Set charset=latin1, not =?utf8mb4?B?w7E=?=';
    expect((await read(`From: a@b.example\nContent-Type: text/plain; charset=utf8\n\n${words}\n`)).text).toBe(words);
  });

  it('is read in the subject', async () => {
    expect((await read('From: a@b.example\nSubject: =?cp-850?Q?Se=A4or?= =?utf8mb4?B?w7E=?=\n\nx\n')).subject).toBe(
      'Señorñ',
    );
  });
});

it('names the file of an encrypted text, without that of its version', async () => {
  const parts = `--b\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--b\nContent-Type: application/octet-stream; name="encrypted.asc"\n\nx\n--b--`;
  const email = await read(`From: a@b.example\nContent-Type: multipart/encrypted; boundary=b\n\n${parts}\n`);
  expect(email).toMatchObject({ text: '', attachments: ['encrypted.asc'] });
});

it('keeps the text whole', async () => {
  const text = 'Yes.\n\nOn Mon, 23 Nov 2026 at 10:04, Agency <info@agency.example> wrote:\n\n> It is free.';
  const email = await read(`From: a@b.example\n\n${text}\n`);
  expect(email.text).toBe(text);
  expect(ownWords(email.text, email.quoted ?? [])).toBe('Yes.');
});
