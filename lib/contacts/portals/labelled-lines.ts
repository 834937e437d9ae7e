import { isEmptyValue, plain, type FieldLabels, type PortalField } from './portal-fields';

/** Marks in lines of their own. */
export const CELL_END = '␟';
export const ROW_END = '␞';

type Fields = ReadonlyMap<string, PortalField>;
type Ends = (line: string) => boolean;
type Values = ReadonlyMap<PortalField, readonly string[]>;
type Label = Readonly<{ field: PortalField | null; value: string; hasColon: boolean }>;
/** Place of a value: in the cell of its label, in another cell of the row, or in the row below. */
type Start = Readonly<{ at: number; place: 'line' | 'cell' | 'row' }>;

/** A longer text with a colon is a sentence. */
export const MAX_LABEL = 40;
const SEPARATORS = /[:：]/;
/** Instead of a value that may be one of several, or more than the visitor wrote. */
const SEVERAL = '␀';
const SEVERAL_VALUES = ['', SEVERAL];
/** Words of programs below a message. */
const BELOW =
  /^(?:reply to this (?:email|message)|to reply,? (?:to|click)|you (?:can reply|are receiving|received this)|manage your|unsubscribe|this enquiry (?:was|has been)|responda? a este (?:correo|mensaje|email)|puedes? responder (?:a este|directamente)|recibes? este|gestion[ae]r? (?:tus|sus) |.{1,60} (?:te |has? )?respondi(?:[oó]|do):|mensajes anteriores|previous messages)/i;

/** Fields of a person: the agent and the owner have them too. */
const OF_CONTACT: ReadonlySet<PortalField | null> = new Set(['name', 'givenName', 'surname', 'phone', 'email']);
/** A heading above the data of the agent or the owner. */
const OTHER_PARTY =
  /^(?=.{0,40}$)(?:.*\s)?(?:agente|asesora?|propietari[oa]|anunciante|vendedora?|agencia|inmobiliaria|oficina|agent|owner|vendor|seller|advertiser|agency|branch|makler|vermieter|agence|propri[eé]taire)(?:\s+\S+)?\s*:?$/i;

/**
 * Returns the different values of each field from lines such as `Nombre: Ada`, or a value in the next line or cell. An empty
 * message is a value. A label in the message that was read before belongs to the message. Fields of a contact are in doubt
 * below the heading of another party and where they may be words of the message.
 */
export function readLabelledLines(lines: readonly string[], labels: FieldLabels, ends: Ends): Values {
  const fields = fieldsByLabel(labels);
  const read = new Map<PortalField, readonly string[]>();
  let isInDoubt = false;
  for (let at = 0; at < lines.length; at += 1) {
    const label = labelIn(lines[at] ?? '', fields);
    if (OTHER_PARTY.test(lines[at] ?? '')) isInDoubt = true;
    else if (label.field === 'other' && label.value === '') isInDoubt = false;
    if (!label.field) continue;
    const start = label.value === '' ? valueStart(lines, at) : { at, place: 'line' as const };
    let text = label.value || valueAt(lines, start, fields);
    if (label.field !== 'message' && start.place === 'row' && hasRowsBelow(lines, start, fields)) text = SEVERAL;
    if (label.field === 'message') {
      const isOther = (line: string) => isOtherLabel(line, label, read, fields);
      const isEnd = (line: string, n: number) => ends(line) || isOther(line) || isGap(lines, n);
      const isEmpty = label.value === '' && isOther(lines[start.at] ?? '') && start.place !== 'cell';
      const message = messageFrom(lines, start, label.value, start.place === 'line' ? isEnd : () => isEmpty);
      isInDoubt = start.place === 'line' && mayGoOn(lines, message.end, fields, { ends, read });
      text = isInDoubt || isDoubtful(message, lines, fields, ends) ? SEVERAL : message.text;
      at = Math.max(at, message.end - 1);
    } else if (isInDoubt && OF_CONTACT.has(label.field)) text = SEVERAL;
    const known = read.get(label.field) ?? [];
    const isValue = label.field === 'message' || !isEmptyValue(text);
    if (text === SEVERAL) read.set(label.field, SEVERAL_VALUES);
    else if (isValue && !known.includes(text)) read.set(label.field, [...known, text]);
  }
  return read;
}

function fieldsByLabel(labels: FieldLabels): Fields {
  const entries = Object.entries(labels) as [PortalField, readonly string[]][];
  return new Map(entries.flatMap(([field, names]) => names.map((name) => [plain(name), field] as const)));
}

function labelIn(line: string, fields: Fields): Label {
  const colon = line.search(SEPARATORS);
  const label = colon === -1 ? line : line.slice(0, colon);
  const field = label.length > MAX_LABEL ? null : (fields.get(plain(label)) ?? null);
  return { field, value: colon === -1 ? '' : valueOf(line, colon), hasColon: colon !== -1 };
}

/** Removes marks of emphasis: `*Name:* Ada`, `*Name: Ada*`. */
function valueOf(line: string, colon: number): string {
  const value = line.slice(colon + 1).trim();
  if (value.startsWith('*')) return value.replace(/^[\s*]+/, '');
  return line.startsWith('*') ? value.replace(/[\s*]+$/, '') : value;
}

/** The row below counts only for a label that is alone in its row. */
function valueStart(lines: readonly string[], label: number): Start {
  let place: Start['place'] = 'line';
  const isAlone = lines.slice(0, label).findLast((line) => line !== '') !== CELL_END;
  for (let at = label + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === ROW_END && (place !== 'line' || !isAlone)) break;
    if (line === ROW_END) place = 'row';
    else if (line === CELL_END && place === 'line') place = 'cell';
    else if (line !== '' && line !== CELL_END) return { at, place };
  }
  return { at: lines.length, place };
}

function valueAt(lines: readonly string[], { at, place }: Start, fields: Fields): string {
  const next = lines[at] ?? '';
  // A title such as "Reference and price:" is no value either.
  return labelIn(next, fields).field || (place !== 'cell' && /[:：]$/.test(next)) ? '' : next;
}

function messageFrom(
  lines: readonly string[],
  { at }: Start,
  first: string,
  isEnd: (line: string, n: number) => boolean,
): Message {
  const text = first === '' ? [] : [first];
  let n = first === '' ? at : at + 1;
  for (; n < lines.length; n += 1) {
    const line = lines[n] ?? '';
    if (line === CELL_END || line === ROW_END || isEnd(line, n)) break;
    text.push(line);
  }
  const written = text.join('\n').trim();
  return { text: isEmptyValue(written) ? '' : written, end: n };
}

/** Labels without a colon end a message only in emails that write them so. */
function isOtherLabel(line: string, message: Label, read: Values, fields: Fields): boolean {
  const { field, hasColon } = labelIn(line, fields);
  return field !== null && field !== 'message' && !read.has(field) && (hasColon || !message.hasColon);
}

/** Below a label, two rows without labels are a list, not a value. */
function hasRowsBelow(lines: readonly string[], { at }: Start, fields: Fields): boolean {
  const next = lines.slice(at + 1).find((line) => line !== '' && line !== CELL_END && line !== ROW_END);
  return next !== undefined && labelIn(next, fields).field === null;
}

type Message = Readonly<{ text: string; end: number }>;

/** Doubtful: lines of another enquiry or of a program, paragraphs up to the end of the email, or words after a gap. */
function isDoubtful({ end, text }: Message, lines: readonly string[], fields: Fields, ends: Ends): boolean {
  const written = text.split('\n');
  const labelled = written.flatMap((line) => {
    const { field, value } = labelIn(line, fields);
    return value !== '' && (field === 'name' || field === 'email' || field === 'message') ? [field] : [];
  });
  if (new Set(labelled).size > 1 || written.some(isBelowMessage)) return true;
  if (end >= lines.length) return text.includes('\n\n');
  const next = isGap(lines, end) ? lines.slice(end).find((line) => line !== '') : undefined;
  const isEnd = (line: string) => line === CELL_END || line === ROW_END || ends(line);
  return next !== undefined && !isEnd(next) && labelIn(next, fields).field === null;
}

/**
 * Whether the label that ends a message may be words of the visitor: one of a person, after another way to answer or
 * before further words.
 */
function mayGoOn(
  lines: readonly string[],
  end: number,
  fields: Fields,
  { ends, read }: Readonly<{ ends: Ends; read: Values }>,
): boolean {
  if (!OF_CONTACT.has(labelIn(lines[end] ?? '', fields).field)) return false;
  if (read.has('email') || read.has('phone')) return true;
  let isValue = false;
  for (const line of lines.slice(end)) {
    if (line === '' || line === CELL_END || line === ROW_END) continue;
    if (ends(line)) return false;
    const { field, value } = labelIn(line, fields);
    if (field === null && !isValue) return true;
    isValue = field !== null && value === '';
  }
  return false;
}

export const isBelowMessage = (line: string): boolean => BELOW.test(line);

const isGap = (lines: readonly string[], n: number): boolean => lines[n] === '' && lines[n + 1] === '';
