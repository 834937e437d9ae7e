import { isLocale, type Locale } from '@/lib/i18n/locales';
import { readDay } from '@/lib/listings/kyero/read-day';
import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { foldText } from '@/lib/text/fold-text';
import { emailsOf, leftOut, namesOf, noteOf, phonesOf, type Cell, type Entry, type PhoneChange } from './contact-cells';
import { notedBases, type NotedBasis } from '@/lib/contacts/noted-basis';
import type { ContactColumn } from './contact-columns';

type ContactNote =
  'email' | 'furtherEmail' | 'phone' | 'furtherPhone' | PhoneChange | 'language' | 'basis' | 'date' | 'noBasis';

export type ImportedContact = Readonly<{
  name: string | null;
  email: string | null;
  furtherEmails: readonly string[];
  phone: string | null;
  /** All, the main one first. */
  phones: readonly Readonly<{ e164: string; extension: string | null; label: string | null }>[];
  /** What the former program noted, and further addresses. */
  note: string | null;
  locale: Locale;
  /** Null: unsolicited contact is not allowed. */
  basis: NotedBasis['basis'] | null;
  basisOn: string | null;
}>;

/** `contact` is null when neither address nor number is readable. `left`: what is not stored, with its column. */
export type ContactRow = Readonly<{
  contact: ImportedContact | null;
  notes: readonly ContactNote[];
  left: readonly string[];
}>;

/** Defaults for rows without own values. */
export type ContactsSettings = Readonly<{ basis?: string; basisOn?: string; language?: string }>;

const MAX_SHOWN = 80;
/** Google's group of everybody. */
const SYSTEM_LABEL = /(?:::: )?(?:\* ?|\b)mycontacts\b(?: ::: |, )?/gi;

const words: Readonly<Record<NotedBasis['basis'], RegExp>> = {
  request:
    /\b(solicito|pidio|suscripcion|suscrito|consentimiento|acepta|si|yes|1|true|request|requested|opt in|subscribed|consent)\b/,
  client:
    /\b(cliente|clienta|comprador|compradora|vendedor|vendedora|propietario|propietaria|inquilino|inquilina|client|customer|buyer|seller|owner|tenant|contrato|contract)\b/,
};

export function readContactRow(
  cells: readonly string[],
  { head, mapping }: Readonly<Record<'head' | 'mapping', readonly string[]>>,
  settings: ContactsSettings,
  now = Date.now(),
): ContactRow {
  const filled = cells
    .map((text, position): Cell => ({ head: head[position] ?? '', target: mapping[position] ?? '', text }))
    .map((cell) => ({ ...cell, text: cleanText(cell.text.replace(SYSTEM_LABEL, '')) }))
    .filter(({ text }) => text !== '');
  const of = (target: ContactColumn) => filled.filter((cell) => cell.target === target);
  const given = (target: ContactColumn) => cleanLine(of(target)[0]?.text ?? '');
  const emails = emailsOf(of('email'));
  const phones = phonesOf(of('phone'), filled);
  const [main, ...further] = emails.found;
  const names = namesOf(of);
  const notes: ContactNote[] = [
    ...(emails.left.length > 0 ? (['email'] as const) : []),
    ...(further.length > 0 ? (['furtherEmail'] as const) : []),
    ...(phones.left.length > 0 ? (['phone'] as const) : []),
    ...(phones.found.length > 1 ? (['furtherPhone'] as const) : []),
    ...new Set(phones.found.flatMap(({ note: change }) => change ?? [])),
  ];
  const note = noteOf([...names.further, ...of('note'), ...further]);
  const left = [...emails.left, ...phones.left, ...note.left, ...leftOut(filled, [names.name, ...phones.labels])].map(
    shown,
  );
  if (!main && phones.found.length === 0) return { contact: null, notes, left };
  const language = languageOf(given('language'));
  if (given('language') !== '' && !language) notes.push('language');
  const basis = basisOf({ basis: given('basis'), basisOn: given('basisOn') }, settings, notes, now);
  const fallback = isLocale(settings.language) ? settings.language : 'es';
  const contact = {
    name: names.name || null,
    email: main?.text ?? null,
    furtherEmails: further.map(({ text }) => text),
    phone: phones.found[0]?.e164 ?? null,
    phones: phones.found.map(({ e164, extension, label }) => ({ e164, extension, label })),
    note: note.text || null,
    locale: language ?? fallback,
    ...basis,
  };
  return { contact, notes, left };
}

const shown = ({ head, text }: Entry): string => `${head}: ${cleanLine(text).slice(0, MAX_SHOWN)}`.replace(/^: /, '');

function languageOf(text: string): Locale | null {
  const folded = foldText(text);
  if (/^(es|esp|spa|espanol|castellano|spanish|catalan|ca|es es)$/.test(folded)) return 'es';
  return /^(en|eng|ing|ingles|english|britanico|en gb|en us)$/.test(folded) ? 'en' : null;
}

function basisOf(
  { basis, basisOn }: Readonly<Record<'basis' | 'basisOn', string>>,
  settings: ContactsSettings,
  notes: ContactNote[],
  now: number,
): Pick<ImportedContact, 'basis' | 'basisOn'> {
  const nothing = { basis: null, basisOn: null };
  const folded = foldText(basis);
  const isRefusal = /^(no|0|false|falso|baja|ninguna|none|unsubscribed)\b/.test(folded);
  const own = isRefusal ? undefined : notedBases.find((one) => words[one].test(folded));
  const isUnknown = folded !== '' && own === undefined && !isRefusal;
  // Values of a row override the defaults, including a refusal.
  const found = folded === '' ? notedBases.find((one) => one === settings.basis) : own;
  const day = readDay(basisOn, now) ?? (basisOn === '' ? readDay(settings.basisOn ?? '', now) : null);
  if (basisOn !== '' && day === null) notes.push('date');
  if (found === undefined) {
    notes.push(isUnknown ? 'basis' : 'noBasis');
    return nothing;
  }
  return { basis: found, basisOn: day };
}
