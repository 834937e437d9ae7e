import { filePart, rawEmail } from './raw-email';
import { html, text, type Layout } from './portal-layout';

const KYERO = 'leads@kyero.com';
const PISOS = 'noreply@pisos.com';
const IDEALISTA = 'reply@idealista.com';
const ADA = { name: 'Ada Lovelace', phone: '+34612345678', email: 'ada@example.com' };

/** Emails with words of others: colleagues, agents, owners and programs. */
export const doubtfulLayouts: readonly Layout[] = [
  {
    title: 'forwarded by a colleague, from a portal address',
    source: text(
      PISOS,
      'Ana, ¿lo llevas tú?\n\n---------- Forwarded message ---------\nDe: pisos.com <noreply@pisos.com>\nPara: ana@agency.example\nAsunto: Alguien está interesado\n\nNombre: Ada Lovelace\nEmail: ada@example.com\nMensaje: Hola',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: true,
  },
  {
    title: 'quoted by the portal with >',
    source: text(PISOS, '> Nombre: Ada Lovelace\n> Email: ada@example.com\n> Mensaje: Hola'),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: true,
  },
  {
    title: 'one image alone',
    source: rawEmail({
      id: 'image',
      from: PISOS,
      subject: 'Alguien está interesado en tu inmueble',
      kind: 'related',
      body: [
        {
          type: 'text/html; charset=utf-8',
          content: '<a href="https://www.pisos.com/x?e=ada@example.com"><img src="cid:a" alt="Nombre: Eva"></a>',
        },
        filePart('a.png', 'image/png', Buffer.from('x')),
      ],
    }),
    expected: {},
    isComplete: false,
  },
  {
    title: 'two telephones in one line',
    source: text(
      PISOS,
      'Nombre: Ada Lovelace\nTeléfono: 612 345 678 / 699 111 222\nEmail: ada@example.com\nMensaje: Hola',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: false,
  },
  {
    title: 'telephone and mobile with labels of their own',
    source: text(
      PISOS,
      'Nombre: Ada Lovelace\nTeléfono: 612 345 678\nMóvil: 699 111 222\nEmail: ada@example.com\nMensaje: Hola',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: false,
  },
  {
    title: 'telephone of the agent above, that of the visitor below',
    source: text(
      PISOS,
      'Su agente\nTeléfono: 972 111 222\n\nDatos del interesado\nNombre: Ada Lovelace\nEmail: ada@example.com\nMensaje: Hola',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola' },
    isComplete: false,
  },
  {
    title: 'Email: inside the message',
    source: text(
      KYERO,
      'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: Write to me\nEmail: work@example.org\nor call',
    ),
    expected: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'Write to me\nEmail: work@example.org\nor call',
    },
    isComplete: true,
  },
  {
    title: 'Email: inside the message, before the real one',
    source: text(
      KYERO,
      'Name: Ada Lovelace\nMessage: Write to me\nEmail: work@example.org\nplease\nEmail: ada@example.com\nPhone: 612 345 678',
    ),
    expected: { name: 'Ada Lovelace' },
    isComplete: false,
  },
  {
    title: 'Email: inside the message alone, no address above',
    source: text(
      KYERO,
      'Name: Ada Lovelace\nPhone: 612 345 678\nMessage: Write to\nEmail: husband@example.org\nThanks',
    ),
    expected: { name: 'Ada Lovelace', phone: '+34612345678' },
    isComplete: false,
  },
  {
    title: 'Name: inside the message of a form without a field of names',
    source: text(PISOS, 'Email: ada@example.com\nMensaje: Busco para mi hija\nNombre: Eva\nGracias'),
    expected: { email: 'ada@example.com' },
    isComplete: false,
  },
  {
    title: 'a reply address of the agency in Reply-To',
    source: rawEmail({
      id: 'replyto',
      from: PISOS,
      headers: ['Reply-To: info@agency.example'],
      subject: 'Alguien está interesado',
      body: 'Nombre: Ada Lovelace\nTeléfono: 612 345 678\nMensaje: Hola',
    }),
    expected: { name: 'Ada Lovelace', phone: '+34612345678', message: 'Hola' },
    isComplete: false,
  },
  {
    title: 'the property owner in the same email',
    source: text(
      PISOS,
      'Datos del propietario\nNombre: Pepe Dueño\nTeléfono: 699 111 222\n\nDatos del interesado\nNombre: Ada Lovelace\nTeléfono: 612 345 678\nEmail: ada@example.com\nComentarios: Hola',
    ),
    expected: { phone: '+34612345678', email: 'ada@example.com', message: 'Hola' },
    isComplete: false,
  },
  {
    title: 'owner alone with a name, visitor by address',
    source: text(
      PISOS,
      'Datos del inmueble\nReferencia: CM-1\nContacto\nNombre: Oficina Centro\n\nInteresado: Ada Lovelace\nEmail: ada@example.com\nComentarios: Hola',
    ),
    expected: { message: 'Hola', reference: 'CM-1' },
    isComplete: false,
  },
  {
    title: 'a name of idealista in the subject, another profile in the text',
    source: html(
      IDEALISTA,
      '<h1>Tienes un mensaje</h1><p>Ada Lovelace</p><p>Ver perfil de Ada</p><p><a href="tel:+34612345678">612 345 678</a></p><p><a href="mailto:ada@example.com">ada@example.com</a></p><blockquote>Hola<br>¿libre?</blockquote><a href="x">Responder</a>',
      'Nuevo mensaje de Ada Lovelace sobre tu inmueble con ref: CM-1',
    ),
    expected: { ...ADA, message: 'Hola\n¿libre?', reference: 'CM-1' },
    isComplete: true,
  },
  {
    title: 'idealista with the agency telephone in a tel link first',
    source: html(
      IDEALISTA,
      '<p>Tu oficina <a href="tel:+34972111222">972 111 222</a></p><p>Ada Lovelace</p><p><a href="mailto:ada@example.com">ada@example.com</a></p><p>Hola</p><p>Responder</p>',
      'Nuevo mensaje de Ada Lovelace sobre tu inmueble con ref: CM-1',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hola', reference: 'CM-1' },
    isComplete: true,
  },
  {
    title: 'hidden preview text before the labels',
    source: html(
      KYERO,
      '<div style="display:none">Name: Preview Person</div><p>Name: Ada Lovelace</p><p>Email: ada@example.com</p><p>Message: Hi</p><hr>',
    ),
    expected: { email: 'ada@example.com', message: 'Hi' },
    isComplete: false,
  },
  {
    title: 'similar listings of the portal below the message',
    source: html(
      KYERO,
      '<p>Name: Ada Lovelace</p><p>Email: ada@example.com</p><p>Message: Hi</p><p>Similar properties</p><p>Villa in Denia, 300,000</p>',
    ),
    expected: { name: 'Ada Lovelace', email: 'ada@example.com' },
    isComplete: false,
  },
];
