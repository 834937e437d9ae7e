import { readPhone } from '@/lib/phones/read-phone';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { readDay } from '@/lib/listings/kyero/read-day';
import { cleanEmail, cleanLine } from '@/lib/text/clean-field';
import { foldText } from '@/lib/text/fold-text';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@/lib/text/is-email-address';
import { isContactColumn, type ContactColumn } from './contact-columns';

/** Legal basis for contact: a request, client status, or an enquiry on a known day. */
export const bases = ['request', 'client', 'enquiry'] as const;
export type Basis = (typeof bases)[number];

type ContactNote = 'email' | 'phone' | 'language' | 'basis' | 'date' | 'noDate' | 'noBasis';

export type ImportedContact = Readonly<{
  name: string | null;
  email: string | null;
  phone: string | null;
  locale: Locale;
  /** Null: unsolicited contact is not allowed. */
  basis: Basis | null;
  basisOn: string | null;
}>;

/** `contact` is null when neither address nor number is readable. */
export type ContactRow = Readonly<{ contact: ImportedContact | null; notes: readonly ContactNote[] }>;

/** Defaults for rows without own values. */
export type ContactsSettings = Readonly<{ basis?: string; basisOn?: string; language?: string }>;

const MAX_NAME = 200;

const words: Readonly<Record<Basis, RegExp>> = {
  request:
    /\b(solicitud|solicito|pidio|peticion|suscripcion|suscrito|consentimiento|acepta|si|yes|1|true|request|requested|opt in|subscribed|consent)\b/,
  client:
    /\b(cliente|clienta|comprador|compradora|vendedor|vendedora|propietario|propietaria|inquilino|inquilina|client|customer|buyer|seller|owner|tenant|contrato|contract)\b/,
  enquiry:
    /\b(consulta|contacto|lead|portal|idealista|fotocasa|habitaclia|web|formulario|visita|enquiry|inquiry|viewing)\b/,
};

export function readContactRow(
  cells: readonly string[],
  mapping: readonly string[],
  settings: ContactsSettings,
  now = Date.now(),
): ContactRow {
  const given: Partial<Record<ContactColumn, string>> = {};
  for (const [position, target] of mapping.entries()) {
    if (isContactColumn(target)) given[target] = cleanLine(cells[position] ?? '');
  }
  const notes: ContactNote[] = [];
  const email = cleanEmail(given.email ?? '')
    .replace(/^mailto:/i, '')
    .toLowerCase();
  const isEmail = email.length <= MAX_EMAIL_LENGTH && isEmailAddress(email);
  const phone = readPhone(given.phone ?? '')?.e164 ?? null;
  if (email !== '' && !isEmail) notes.push('email');
  if ((given.phone ?? '') !== '' && !phone) notes.push('phone');
  if (!isEmail && !phone) return { contact: null, notes };
  const language = languageOf(given.language ?? '');
  if ((given.language ?? '') !== '' && !language) notes.push('language');
  const basis = basisOf(given, settings, notes, now);
  const name = (given.name || [given.firstName, given.lastName].filter(Boolean).join(' ')).slice(0, MAX_NAME);
  const fallback = isLocale(settings.language) ? settings.language : 'es';
  return {
    contact: { name: name || null, email: isEmail ? email : null, phone, locale: language ?? fallback, ...basis },
    notes,
  };
}

function languageOf(text: string): Locale | null {
  const folded = foldText(text);
  if (/^(es|esp|spa|espanol|castellano|spanish|catalan|ca|es es)$/.test(folded)) return 'es';
  return /^(en|eng|ing|ingles|english|britanico|en gb|en us)$/.test(folded) ? 'en' : null;
}

function basisOf(
  { basis = '', basisOn = '' }: Partial<Record<ContactColumn, string>>,
  settings: ContactsSettings,
  notes: ContactNote[],
  now: number,
): Pick<ImportedContact, 'basis' | 'basisOn'> {
  const nothing = { basis: null, basisOn: null };
  const folded = foldText(basis);
  const isRefusal = /^(no|0|false|falso|baja|ninguna|none|unsubscribed)\b/.test(folded);
  const own = isRefusal ? undefined : bases.find((one) => words[one].test(folded));
  if (folded !== '' && own === undefined && !isRefusal) notes.push('basis');
  // Values of a row override the defaults, including a refusal.
  const found = folded === '' ? bases.find((one) => one === settings.basis) : own;
  const day = readDay(basisOn, now) ?? (basisOn === '' ? readDay(settings.basisOn ?? '', now) : null);
  if (basisOn !== '' && day === null) notes.push('date');
  if (found === 'enquiry' && day === null) notes.push('noDate');
  if (found === undefined || (found === 'enquiry' && day === null)) {
    notes.push('noBasis');
    return nothing;
  }
  return { basis: found, basisOn: day };
}
