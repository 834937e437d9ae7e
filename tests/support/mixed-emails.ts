import { forms, nameOfPortal, portalEmail, portalNames, typedAtPortal, type Typed } from './portal-emails';
import { calendarPart, filePart, rawEmail, rawReport, textPart, type RawEmailFields } from './raw-email';
import { replyHistories } from './reply-histories';

/** Where an email must be found, by hand. `null`: nowhere. */
export type Place =
  | Readonly<{
      in: 'enquiry';
      name: string;
      email: string;
      phone: string;
      message: string;
      listing: string;
      of: string;
    }>
  | Readonly<{ in: 'history'; automatic: string | null; words: string; files?: readonly string[]; answers?: string }>
  | Readonly<{ in: 'needsReading'; portal: string }>
  | Readonly<{ in: 'unknown' }>
  | null;

export type MixedEmail = Readonly<{ id: string; source: Buffer; place: Place }>;

/** What the test has stored before: a client, an email to it, an appointment with it. */
export type Known = Readonly<{
  client: string;
  /** Message-ID of our email, with brackets. */
  sent: string;
  /** Signed address of that email. */
  replyTo: string;
  /** Of the invitation. */
  uid: string;
  staff: string;
  /** References of listings, and their ids. */
  listings: readonly (readonly [reference: string, id: string])[];
}>;

const unknown = { in: 'unknown' } as const;
const PASSED = (host: string) => `Authentication-Results: mx.agency.example; dkim=pass header.d=${host}`;
const FORGED = 'Authentication-Results: mx.agency.example; dkim=none; spf=fail smtp.mailfrom=evil.example; dmarc=fail';
const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}`);
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(90_000)]);
function fromPortals({ listings }: Known): readonly MixedEmail[] {
  return portalNames.flatMap((portal, p) =>
    forms.slice(0, 3).map((form, f) => {
      const n = p * 3 + f;
      const [reference, listing] = listings[n % listings.length] ?? ['', ''];
      const digits = `6${String(20_000_000 + n)}`;
      const typed: Typed = { ...typedAtPortal(n), phone: digits, reference, email: `visitor-${n}@example.com` };
      const source = portalEmail(portal, typed, f === 2 ? 'text' : form);
      const id = /^Message-ID: <(.+?)>/m.exec(source.toString())?.[1] ?? '';
      const { email, message, name } = typed;
      const place = {
        in: 'enquiry',
        name,
        email,
        phone: `+34${digits}`,
        message,
        listing,
        of: nameOfPortal(portal),
      } as const;
      return { id, source, place };
    }),
  );
}

/** Emails of all kinds, with the place of each. */
export function mixedEmails(known: Known): readonly MixedEmail[] {
  const { client, replyTo, sent, staff, uid } = known;
  const clara = `Clara <${client}>`;
  const answering = [`In-Reply-To: ${sent}`];
  const emails: MixedEmail[] = [...fromPortals(known)];
  const add = (fields: Omit<RawEmailFields, 'id'>, place: Place) => {
    const id = `mixed-${emails.length}`;
    emails.push({ id: `${id}@test.example`, source: rawEmail({ ...fields, id }), place });
  };
  const history = (words: string, more: object = {}) => ({ in: 'history', automatic: null, words, ...more }) as const;
  for (const [program, below] of replyHistories) {
    const words = `El jueves a las 10 me va bien (${program}).`;
    add({ from: clara, subject: 'Re: CM', headers: answering, body: `${words}\n\n${below}` }, history(words));
  }
  // Found by the signed address, by the sender alone, and with files.
  add({ from: 'Eva <eva@example.net>', subject: 'Re', to: replyTo, body: 'Soy Eva.' }, history('Soy Eva.'));
  add(
    { from: clara, subject: 'Otra cosa', headers: [PASSED('example.com')], body: 'Otra cosa.' },
    history('Otra cosa.'),
  );
  add(
    { from: clara, subject: 'PDF', body: [textPart('Mi DNI.'), filePart('dni.pdf', 'application/pdf', pdf)] },
    history('Mi DNI.', { files: ['dni.pdf stored'] }),
  );
  add(
    { from: clara, subject: 'PNG', body: [textPart('La foto.'), filePart('piso.png', 'image/png', png)] },
    history('La foto.', { files: ['piso.png stored'] }),
  );
  add(
    {
      from: clara,
      subject: 'EXE',
      body: [textPart('Un programa.'), filePart('a.exe', 'image/jpeg', Buffer.from('MZ\0\0'))],
    },
    history('Un programa.', { files: ['a.exe wrongKind'] }),
  );
  const logo = filePart('logo.png', 'image/png', png.subarray(0, 900), [
    'Content-ID: <l>',
    'Content-Disposition: inline',
  ]);
  const html = { type: 'text/html; charset=utf-8', content: '<p>Con logo.</p><img src="cid:l">' };
  add({ from: clara, subject: 'Logo', kind: 'related', body: [html, logo] }, history('Con logo.', { files: [] }));
  for (const action of ['failed', 'delayed']) {
    const id = `report-${action}`;
    const automatic = action === 'failed' ? 'bounce' : 'delayed';
    emails.push({
      id: `${id}@test.example`,
      source: rawReport(id, known, action),
      place: { in: 'history', automatic, words: 'This is a report.' },
    });
  }
  add(
    {
      from: clara,
      subject: 'Fuera de la oficina',
      headers: [...answering, 'Auto-Submitted: auto-replied'],
      body: 'Vuelvo el lunes.',
    },
    { in: 'history', automatic: 'reply', words: 'Vuelvo el lunes.' },
  );
  add(
    { from: clara, subject: 'Aceptada', body: [textPart('Acepto.'), calendarPart(uid, 'REPLY', client, 'ACCEPTED')] },
    history('Acepto.', { answers: 'accepted' }),
  );
  // Forged: nothing of them is in a conversation or at the appointment.
  add({ from: clara, subject: 'Forged', headers: [FORGED], body: 'Transfiera el dinero.' }, unknown);
  for (const named of ['another@agency.example', uid]) {
    const body = [textPart('No voy.'), calendarPart(named, 'REPLY', client, 'DECLINED')];
    add({ from: clara, subject: 'Forged', headers: [FORGED], body }, unknown);
  }
  add(
    {
      from: 'Eva <eva@evil.example>',
      subject: 'UID',
      body: [textPart('No.'), calendarPart('y@agency.example', 'REPLY', client, 'DECLINED')],
    },
    unknown,
  );
  const kyero = 'Name: Ada\nEmail: ada@example.com\nTelephone: 612345678\nMessage: Hi';
  add({ from: 'leads@kyero.com', subject: 'Enquiry', headers: [FORGED], body: kyero }, unknown);
  add({ from: 'leads@kyero.com.example', subject: 'Enquiry', body: kyero }, unknown);
  add({ from: 'leads@notkyero.com', subject: 'Enquiry', body: kyero }, unknown);
  add({ from: 'leads@kyero.com', subject: 'Your invoice', body: 'Invoice 12' }, unknown);
  // Layouts that leave something in doubt.
  const doubtful = [
    'Name: Ada\nEmail: a@example.com / b@example.com\nTelephone: 612345678\nMessage: Hi',
    'Name: Ada\nMessage: Hi',
    'Call details\nTelephone: 612345678',
  ];
  for (const body of [...doubtful, 'An enquiry in other words.', kyero.replace('Message: Hi', 'Remarks Hi')]) {
    add(
      { from: 'leads@kyero.com', subject: 'Enquiry', headers: [PASSED('kyero.com')], body },
      { in: 'needsReading', portal: 'Kyero' },
    );
  }
  // A portal that the owner added.
  const own = 'Solicitante: Eva Own\nCorreo: own@example.com\nSolicita: ¿Tiene ascensor?';
  const ofOwn = {
    in: 'enquiry',
    name: 'Eva Own',
    email: 'own@example.com',
    phone: '',
    message: '¿Tiene ascensor?',
    listing: '',
    of: 'Casas del Mar',
  } as const;
  add({ from: 'web@casasdelmar.example', subject: 'Nueva solicitud', body: own }, ofOwn);
  add(
    { from: 'web@casasdelmar.example', subject: 'Nueva solicitud', body: 'Solicitante: Eva' },
    { in: 'needsReading', portal: 'Casas del Mar' },
  );
  // Sent by the API before.
  add(
    { from: 'leads@kyero.com', subject: 'Enquiry', body: 'Name: By Api\nEmail: api@example.com\nMessage: By the API' },
    null,
  );
  // Unknown senders, and what is never listed.
  for (const n of [1, 2, 3])
    add({ from: `Stranger <s${n}@example.org>`, subject: `Hello ${n}`, body: 'Hello.' }, unknown);
  add(
    {
      from: 'Job <job@example.org>',
      subject: 'CV',
      body: [textPart('My CV.'), filePart('cv.pdf', 'application/pdf', pdf)],
    },
    unknown,
  );
  add(
    { from: 'news@example.org', subject: 'News', headers: ['List-Unsubscribe: <mailto:x@example.org>'], body: 'News' },
    null,
  );
  add({ from: 'bulk@example.org', subject: 'Bulk', headers: ['Precedence: bulk'], body: 'Bulk' }, null);
  add({ from: 'list@example.org', subject: 'List', headers: ['List-Id: <x.example.org>'], body: 'List' }, null);
  add(
    { from: 'robot@example.org', subject: 'Automatic', headers: ['Auto-Submitted: auto-generated'], body: 'A' },
    null,
  );
  add({ from: staff, subject: 'Own', body: 'Own' }, null);
  return emails;
}
