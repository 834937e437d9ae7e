import { html, row, text, type Layout } from './portal-layout';

const ADA = { name: 'Ada Lovelace', phone: '+34612345678', email: 'ada@example.com' };
const pairs = { Name: 'Ada Lovelace', Telephone: '612 345 678', Email: 'ada@example.com', Message: 'Is it free?' };
const entries = Object.entries(pairs);

const KYERO = 'leads@kyero.com';
const all = { ...ADA, message: 'Is it free?' };

const windowsCodes: Readonly<Record<string, number>> = { '€': 0x80, '…': 0x85, '“': 0x93, '”': 0x94 };

/** In quoted-printable of Windows-1252, as Outlook writes. */
function windows1252(from: string, content: string): Buffer {
  const printable = content.replace(/[^\n -<>-~]/g, (sign) => {
    const code = windowsCodes[sign] ?? sign.charCodeAt(0);
    return `=${code.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  const head = [`From: ${from}`, 'To: info@agency.example', 'Subject: Enquiry', 'Message-ID: <w@test.example>'];
  const type = ['Content-Type: text/plain; charset=windows-1252', 'Content-Transfer-Encoding: quoted-printable'];
  return Buffer.from([...head, 'MIME-Version: 1.0', ...type, '', ...printable.split('\n')].join('\r\n'));
}

/** Layouts that the presets were not made for. */
export const portalLayouts: readonly Layout[] = [
  {
    title: 'tables in cells',
    source: html(
      KYERO,
      `<table>${entries.map(([label, value]) => row(`${label}:`, `<table>${row(value)}</table>`)).join('')}</table>`,
    ),
    expected: all,
    isComplete: true,
  },
  {
    title: 'a label in the cell above',
    source: html(KYERO, `<table>${entries.map(([label, value]) => row(label) + row(value)).join('')}</table>`),
    expected: all,
    isComplete: true,
  },
  {
    title: 'labels in a row above',
    source: html(KYERO, `<table>${row(...Object.keys(pairs))}${row(...Object.values(pairs))}</table>`),
    expected: { message: '' },
    isComplete: false,
  },
  {
    title: 'two enquiries in rows',
    source: html(
      KYERO,
      `<table>${row('Name')}${row('Ada')}${row('Eva')}</table><p>Email: ada@example.com</p><p>Message: Hi</p>`,
    ),
    expected: { email: 'ada@example.com', message: 'Hi' },
    isComplete: false,
  },
  {
    title: 'label and value in one cell, two columns',
    source: html(
      KYERO,
      `<table>${row('<b>Name</b><br>Ada Lovelace', '<b>Email</b><br>ada@example.com')}${row('<b>Telephone</b><br>612 345 678', '<b>Message</b><br>Is it free?')}</table>`,
    ),
    expected: all,
    isComplete: true,
  },
  {
    title: 'bold labels without a colon in the line of the value',
    source: html(
      'noreply@pisos.com',
      '<p><b>Nombre</b> Ada</p><p><b>Email</b> ada@example.com</p><p><b>Comentarios</b> Hola</p>',
    ),
    expected: {},
    isComplete: false,
  },
  {
    title: 'unbreakable blanks around the colon',
    source: html(
      'noreply@pisos.com',
      'Nombre&nbsp;:&nbsp;Ada&nbsp;Lovelace<br>Tel&eacute;fono&nbsp;:&nbsp;612&nbsp;345&nbsp;678<br>E-mail&nbsp;:&nbsp;ada@example.com<br>Comentarios&nbsp;:&nbsp;&iquest;Est&aacute; libre?',
    ),
    expected: { ...ADA, message: '¿Está libre?' },
    isComplete: true,
  },
  {
    title: 'Windows-1252',
    source: windows1252(
      'enquiries@mail.thinkspain.com',
      'Name: María Núñez\nE-mail: ada@example.com\nMessage: ¿Por 200 €… “sí”?',
    ),
    expected: { name: 'María Núñez', email: 'ada@example.com', message: '¿Por 200 €… “sí”?' },
    isComplete: true,
  },
  {
    title: 'Catalan',
    source: text(
      'noreply@habitaclia.com',
      'Nom: Ada Lovelace\nTelèfon: 612 345 678\nCorreu electrònic: ada@example.com\nMissatge: Encara és lliure?\nReferència: CM-1',
    ),
    expected: { ...ADA, message: 'Encara és lliure?', reference: 'CM-1' },
    isComplete: true,
  },
  {
    title: 'two listings',
    source: text(KYERO, 'Name: Ada Lovelace\nEmail: ada@example.com\nReference: CM-1\nReference: CM-2\nMessage: Both'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Both' },
    isComplete: false,
  },
  {
    title: 'two enquiries below each other',
    source: text(
      KYERO,
      'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: One\n\nName: Eva\nEmail: eva@example.com\nMessage: Two',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com' },
    isComplete: false,
  },
  {
    title: 'values above their labels',
    source: text(KYERO, 'Ada Lovelace\nName\nada@example.com\nEmail\nIs it free?\nMessage'),
    expected: { message: '' },
    isComplete: false,
  },
  {
    title: 'all in one line',
    source: text(KYERO, 'Name: Ada Lovelace | Email: ada@example.com | Message: Hi'),
    expected: {},
    isComplete: false,
  },
  {
    title: 'the agent beside the visitor',
    source: text(
      KYERO,
      'Name: Ana\nEmail: ana@agency.example\nName: Ada Lovelace\nEmail: ada@example.com\nMessage: Hi',
    ),
    expected: { message: 'Hi' },
    isComplete: false,
  },
  {
    title: 'the address of the agency alone',
    source: text(KYERO, 'Name: Ada Lovelace\nEmail: info@agency.example\nMessage: Hi'),
    expected: { name: 'Ada Lovelace', message: 'Hi' },
    isComplete: false,
  },
  {
    title: 'words of the portal below the message',
    source: text(
      KYERO,
      'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: Hi\nReply to this email to answer Ada.\nKyero Ltd',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com' },
    isComplete: false,
  },
  {
    title: 'further paragraphs up to the end',
    source: text(KYERO, 'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: Hi\n\nYour team at the portal'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com' },
    isComplete: false,
  },
  {
    title: 'words after a gap in the message',
    source: text(KYERO, 'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: Hi\n\n\nBye\n--\nKyero'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com' },
    isComplete: false,
  },
  {
    title: 'emphasis of plain text',
    source: text(KYERO, '*Name:* Ada Lovelace\n*Email:* ada@example.com\n*Message:* Is it *free*?'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Is it *free*?' },
    isComplete: true,
  },
  {
    title: 'an empty message',
    source: html(
      KYERO,
      `<table>${row('Name', 'Ada Lovelace')}${row('Email', 'ada@example.com')}${row('Message', '')}</table>`,
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: '' },
    isComplete: true,
  },
  {
    title: 'an earlier message of a conversation',
    source: html(
      'reply@idealista.com',
      '<p>Ada Lovelace</p><p><a href="tel:612345678">612 345 678</a></p><p>Hola</p><p>Ana te respondió: sí</p><p>Responder</p>',
      'Nuevo mensaje de Ada Lovelace sobre tu inmueble con ref: CM-1',
    ),
    expected: { name: 'Ada Lovelace', phone: '+34612345678', reference: 'CM-1' },
    isComplete: false,
  },
];
