import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';

/** Values that a visitor typed at the portal. */
export type Typed = Readonly<{
  name: string;
  phone: string;
  email: string;
  message: string;
  reference: string;
}>;

type Letter = Readonly<{
  from: string;
  subject: string;
  replyTo?: string;
  rows: readonly (readonly [string, string])[];
}>;

/** Sender, subject and labels of each portal. */
const layouts: Readonly<Record<string, (typed: Typed) => Letter>> = {
  Fotocasa: ({ email, message, name, phone, reference }) => ({
    from: '"Fotocasa" <cliente@fotocasa.pro>',
    subject: `Contacto para Piso en venta en Barcelona con referencia ${reference} - De Fotocasa`,
    rows: [
      ['Datos de la persona interesada', ''],
      ['Nombre', name],
      ['Teléfono', phone],
      ['Email', email],
      ['Mensaje', message],
    ],
  }),
  habitaclia: ({ email, message, name, phone, reference }) => ({
    from: 'cliente@fotocasa.pro',
    subject: `Contacto para Casa en alquiler en Sitges con referencia ${reference} - De habitaclia`,
    rows: [
      ['Nombre', name],
      ['Telf', phone],
      ['E-mail', email],
      ['Mensaje', message],
    ],
  }),
  'pisos.com': ({ email, message, name, phone, reference }) => ({
    from: 'pisos.com <noreply@pisos.com>',
    subject: 'Alguien está interesado en tu inmueble',
    rows: [
      ['Datos del interesado', ''],
      ['Nombre', name],
      ['Teléfono', phone],
      ['Email', email],
      ['Referencia', reference],
      ['Comentarios', message],
    ],
  }),
  Kyero: ({ email, message, name, phone, reference }) => ({
    from: '"Kyero.com" <leads@kyero.com>',
    subject: `Kyero.com: Priority enquiry about property ref ${reference}`,
    rows: [
      ['Name', name],
      ['Telephone', phone],
      ['Email', email],
      ['Language', 'German'],
      ['Message', message],
      ['Reference', reference],
    ],
  }),
  thinkSPAIN: ({ email, message, name, phone, reference }) => ({
    from: 'enquiries@mail.thinkspain.com',
    subject: 'Property enquiry Site Reference 6141234',
    replyTo: email,
    rows: [
      ['Name', name],
      ['Telephone', phone],
      ['E-mail', email],
      ['Your Reference', reference],
      ['Link', 'https://www.thinkspain.com/property-for-sale/6141234'],
      ['Message', message],
      ['Website Language', 'en'],
    ],
  }),
  'Kyero (es)': ({ email, message, name, phone, reference }) => ({
    from: '"Kyero.com" <leads@kyero.com>',
    subject: 'Kyero.com: Consulta sobre la propiedad',
    rows: [
      ['Nombre', name],
      ['Teléfono', phone],
      ['Correo electrónico', email],
      ['Idioma', 'Español'],
      ['Mensaje', message],
      ['Referencia', reference],
    ],
  }),
  'thinkSPAIN (es)': ({ email, message, name, phone, reference }) => ({
    from: 'enquiries@mail.thinkspain.com',
    subject: 'Solicitud de informacion sobre propiedad',
    replyTo: email,
    rows: [
      ['Nombre', name],
      ['Teléfono', phone],
      ['E-mail', email],
      ['Su referencia', reference],
      ['Enlace', 'https://www.thinkspain.com/es/inmuebles-en-venta/6141234'],
      ['Mensaje', message],
      ['IDIOMA', 'es'],
    ],
  }),
  Rightmove: ({ email, message, name, phone, reference }) => ({
    from: 'autoresponder@rightmove.co.uk',
    subject: 'Overseas enquiry',
    rows: [
      ['Name', name],
      ['Phone', phone],
      ['Email', email],
      ['Reference', `45871_${reference}`],
      ['Comments', message],
    ],
  }),
  Zoopla: ({ email, message, name, phone, reference }) => ({
    from: 'members@zpg.co.uk',
    subject: 'New lead',
    rows: [
      ['Name', name],
      ['Telephone', phone],
      ['Email', email],
      ['Your property ref', reference],
      ['Message', message],
    ],
  }),
  'Green-Acres': ({ email, message, name, phone, reference }) => ({
    from: 'Green-Acres <no-reply-en@email.green-acres.com>',
    subject: 'Request for information - House - Buy - Javea 120m² 350000 EUR',
    replyTo: 'ada-1f2e@email.green-acres.com',
    rows: [
      ['Contact name', name],
      ['Phone', phone],
      ['E-mail', email],
      ['Message', message],
      ['Ref', `43453a-${reference}`],
    ],
  }),
};

export const portalNames = [...Object.keys(layouts), 'idealista'];

/** Name of a portal without the language of its layout. */
export const nameOfPortal = (portal: string): string => portal.replace(/ \(.*/, '');

const SERVICE_LINE = '900 823 825';
const NOISE = ['Gracias por confiar en nosotros.', `¿Dudas? Llámenos: ${SERVICE_LINE}`];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

function table({ rows }: Letter, colon: string): string {
  const cells = rows.map(([label, value]) => `<tr><td><b>${label}${colon}</b></td><td>${escape(value)}</td></tr>`);
  return `<html><body><table>${cells.join('\n')}</table><hr><p>${NOISE.join('</p><p>')}</p></body></html>`;
}

/** Paragraphs with the label in bold, as other layouts have them. */
function paragraphs({ rows }: Letter): string {
  const lines = rows.map(([label, value]) => `<p><strong>${label}:</strong> ${escape(value)}</p>`);
  return `<div>${lines.join('')}</div><p>--</p><p>${NOISE.join('</p><p>')}</p>`;
}

const plainLines = ({ rows }: Letter): string =>
  [...rows.map(([label, value]) => `${label}: ${value}`), '--', ...NOISE].join('\r\n');

const idealista = ({ email, message, name, phone, reference }: Typed): string => `<html><body>
<h1>Tienes un mensaje que espera respuesta</h1><p>${escape(name)}</p>
<p><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p><p><a href="mailto:${email}">${email}</a></p>
<p>${escape(message)}</p><p><a href="https://www.idealista.com/r?x=1">Responder</a></p>
<p>Piso en venta (Ref. ${reference})</p><p><a href="https://www.idealista.com/inmueble/101234567/">Ver anuncio</a></p>
<p>Código del anuncio: 101234567</p><p>¿Dudas? Llámenos: ${SERVICE_LINE}</p></body></html>`;

export const forms = ['table', 'cells', 'paragraphs', 'text'] as const;

/** Source of an email of the portal. `results`: Authentication-Results of our server. */
export function portalEmail(portal: string, typed: Typed, form: (typeof forms)[number], results = ''): Buffer {
  const isIdealista = portal === 'idealista';
  const letter = layouts[portal]?.(typed) ?? {
    from: 'idealista <reply@idealista.com>',
    subject: `Nuevo mensaje de ${typed.name} sobre tu inmueble con ref: ${typed.reference}`,
    replyTo: 'abc123@contacts.idealista.com',
    rows: [],
  };
  const bodies = {
    table: () => table(letter, ':'),
    cells: () => table(letter, ''),
    paragraphs: () => paragraphs(letter),
    text: () => plainLines(letter),
  };
  const body = isIdealista ? idealista(typed) : bodies[form]();
  const isText = form === 'text' && !isIdealista;
  const id = `${typed.email.replace('@', '.')}.${form}`;
  return Buffer.from(
    [
      ...(results ? [`Authentication-Results: ${results}`] : []),
      `From: ${letter.from}`,
      ...(letter.replyTo ? [`Reply-To: ${letter.replyTo}`] : []),
      'To: info@agency.example',
      `Subject: =?utf-8?B?${Buffer.from(letter.subject).toString('base64')}?=`,
      `Message-ID: <${id}@portal.example>`,
      'Date: Fri, 27 Nov 2026 10:00:00 +0100',
      'MIME-Version: 1.0',
      `Content-Type: ${isText ? 'text/plain' : 'text/html'}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  );
}

const NAMES = ['Ada Lovelace', 'María José Núñez de la Torre', 'Jürgen Groß', "Siobhán O'Neill"];
const MESSAGES = [
  'Buenas tardes, ¿sigue disponible? Podría verlo el sábado.',
  'Is it still available?\nWe are a family of four: two adults, two children.',
  'Name of the street? Email me please.',
  'Ich möchte das Objekt besichtigen; rufen Sie mich bitte an.',
];

/** Deterministic. */
export function typedAtPortal(n: number): Typed {
  const next = seededNumbers(n + 1);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
  return {
    name: pick(NAMES),
    phone: pick(['612 345 678', '+34 612 345 678', '+44 7400 123456', '0034 612345678']),
    email: `client-${n}@example.com`,
    message: pick(MESSAGES),
    reference: pick(['CM-0101', 'CM-0106', 'CM-0426']),
  };
}
