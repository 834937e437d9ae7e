import { html, row, text, type Layout } from './portal-layout';

const KYERO = 'leads@kyero.com';
const PISOS = 'noreply@pisos.com';
const THINK = 'enquiries@mail.thinkspain.com';
const GREEN = 'Green-Acres <no-reply-de@email.green-acres.com>';
const ADA = { name: 'Ada Lovelace', phone: '+34612345678', email: 'ada@example.com' };
const line = (label: string, value: string) => `<p><b>${label}</b> ${value}</p>`;

/** Other labels and forms of the lines, in five languages. */
export const foreignLayouts: readonly Layout[] = [
  {
    title: 'tables three deep, label and value in tables of their own',
    source: html(
      PISOS,
      `<table><tr><td><table><tr><td><table>${row('Nombre:')}</table></td><td><table>${row('<span>Ada&nbsp;Lovelace</span>')}</table></td></tr><tr><td><table>${row('Teléfono:')}</table></td><td><table>${row('612 345 678')}</table></td></tr><tr><td>Email:</td><td><a href="mailto:ada@example.com">ada@example.com</a></td></tr><tr><td>Comentarios:</td><td><div>¿Está libre?</div></td></tr></table></td></tr></table>`,
    ),
    expected: { ...ADA, message: '¿Está libre?' },
    isComplete: true,
  },
  {
    title: 'a list of terms (dl)',
    source: html(
      KYERO,
      '<dl><dt>Name</dt><dd>Ada Lovelace</dd><dt>Phone</dt><dd>+34 612 345 678</dd><dt>Email</dt><dd>ada@example.com</dd><dt>Message</dt><dd>Is it free?</dd></dl><hr><p>Kyero Ltd</p>',
    ),
    expected: { ...ADA, message: 'Is it free?' },
    isComplete: true,
  },
  {
    title: 'Nombre y apellidos, in separate lines, with surnames apart',
    source: text(PISOS, 'Nombre: Ada\nApellidos: Lovelace\nEmail: ada@example.com\nMensaje: Hola'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: true,
  },
  {
    title: 'Nombre y apellidos as one label',
    source: html(
      PISOS,
      `<table>${row('Nombre y apellidos', 'Ada Lovelace')}${row('Correo electrónico', 'ada@example.com')}${row('Mensaje', 'Hola')}</table>`,
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: true,
  },
  {
    title: 'German labels, first name and surname apart',
    source: text(
      GREEN,
      'Anrede: Frau\nVorname: Ada\nNachname: Lovelace\nTelefon: 0034 612 345 678\nE-Mail-Adresse: ada@example.com\nNachricht: Ist das Haus noch frei?',
    ),
    expected: { ...ADA, message: 'Ist das Haus noch frei?' },
    isComplete: true,
  },
  {
    title: 'German labels and one that no preset has',
    source: html(
      GREEN,
      [
        line('Name:', 'Ada Lovelace'),
        line('Telefonnummer:', '+34 612 345 678'),
        line('E-Mail:', 'ada@example.com'),
        line('Nachricht:', 'Ist es noch frei?'),
        line('Objektnummer:', 'CM-1'),
      ].join(''),
    ),
    expected: ADA,
    isComplete: false,
  },
  {
    title: 'French labels',
    source: text(
      GREEN,
      'Nom : Ada Lovelace\nTéléphone : +34 612 34 56 78\nAdresse e-mail : ada@example.com\nMessage : Est-il libre ?\nRéférence : CM-1',
    ),
    expected: { ...ADA, message: 'Est-il libre ?', reference: 'CM-1' },
    isComplete: true,
  },
  {
    title: 'French labels, Prénom and Nom',
    source: text(GREEN, 'Prénom : Ada\nNom : Lovelace\nCourriel : ada@example.com\nMessage : Libre ?'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Libre ?' },
    isComplete: true,
  },
  {
    title: 'Dutch labels',
    source: text(
      THINK,
      'Naam: Ada Lovelace\nTelefoonnummer: +34 612 345 678\nE-mailadres: ada@example.com\nBericht: Nog vrij?',
    ),
    expected: { ...ADA, message: 'Nog vrij?' },
    isComplete: true,
  },
  {
    title: 'labels after their values in the line',
    source: text(KYERO, 'Ada Lovelace (Name)\nada@example.com (Email)\nIs it free? (Message)'),
    expected: {},
    isComplete: false,
  },
  {
    title: 'labels in the cell after the value',
    source: html(
      KYERO,
      `<table>${row('Ada Lovelace', 'Name')}${row('ada@example.com', 'Email')}${row('612 345 678', 'Phone')}${row('Is it free?', 'Message')}</table>`,
    ),
    expected: { message: '' },
    isComplete: false,
  },
  {
    title: 'no labels at all, a portal with labels',
    source: html(
      KYERO,
      '<p>Ada Lovelace</p><p><a href="tel:612345678">612 345 678</a></p><p><a href="mailto:ada@example.com">ada@example.com</a></p><p>Is it free?</p><p>Reply</p>',
    ),
    expected: { email: 'ada@example.com' },
    isComplete: false,
  },
  {
    title: 'all in one paragraph',
    source: html(
      THINK,
      '<p>Ada Lovelace (ada@example.com, 612 345 678) asks about your property CM-1: Is it free?</p>',
    ),
    expected: {},
    isComplete: false,
  },
  {
    title: 'all labels in one paragraph',
    source: html(THINK, '<p>Name: Ada Lovelace Email: ada@example.com Telephone: 612 345 678 Message: Is it free?</p>'),
    expected: {},
    isComplete: false,
  },
  {
    title: 'labels divided by semicolons, name first in a line of two',
    source: text(THINK, 'Name: Ada Lovelace; Phone: 612 345 678\nEmail: ada@example.com\nMessage: Hi'),
    expected: { email: 'ada@example.com', message: 'Hi' },
    isComplete: false,
  },
  {
    title: 'labels divided by tabs in a line',
    source: text(THINK, 'Name:\tAda Lovelace\tPhone:\t612 345 678\nEmail:\tada@example.com\nMessage:\tHi'),
    expected: { email: 'ada@example.com', message: 'Hi' },
    isComplete: false,
  },
  {
    title: 'HTML of unbreakable blanks alone',
    source: html(
      PISOS,
      'Nombre:&nbsp;&nbsp;&nbsp;Ada&nbsp;Lovelace&nbsp;<br>&nbsp;<br>Email:&nbsp;ada@example.com&nbsp;<br>&nbsp;<br>Comentarios:&nbsp;<br>Hola,&nbsp;&iquest;est&aacute;&nbsp;libre?<br>&nbsp;',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola, ¿está libre?' },
    isComplete: true,
  },
  {
    title: 'columns: labels in a head, values in one row, a rule below',
    source: html(
      KYERO,
      `<table><thead><tr><th>Name</th><th>Email</th><th>Message</th></tr></thead><tbody>${row('Ada Lovelace', 'ada@example.com', 'Is it free?')}</tbody></table>`,
    ),
    expected: { message: '' },
    isComplete: false,
  },
  {
    title: 'values in quotation marks',
    source: text(KYERO, 'Name: "Ada Lovelace"\nEmail: <ada@example.com>\nMessage: "Is it free?"'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: '"Is it free?"' },
    isComplete: true,
  },
  {
    title: 'dashes in place of colons',
    source: text(KYERO, 'Name - Ada Lovelace\nEmail - ada@example.com\nMessage - Is it free?'),
    expected: {},
    isComplete: false,
  },
  {
    title: 'label lines with icons',
    source: html(
      KYERO,
      '👤 Name: Ada Lovelace<br>📧 Email: ada@example.com<br>📞 Phone: 612 345 678<br>💬 Message: Hi',
    ),
    expected: { ...ADA, message: 'Hi' },
    isComplete: true,
  },
  {
    title: 'capitals and blanks in labels',
    source: text(KYERO, 'NAME   :   Ada Lovelace\nE-MAIL   :   ada@example.com\nMESSAGE  :\n\nIs it free?\n'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Is it free?' },
    isComplete: true,
  },
];
