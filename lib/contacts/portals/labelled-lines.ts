import { isEmptyValue, plain, type FieldLabels, type PortalField } from './portal-fields';

/** Lines that mark the end of a cell, and of the last cell of a row. */
export const CELL_END = '␟';
export const ROW_END = '␞';

type Fields = ReadonlyMap<string, PortalField>;
type Values = ReadonlyMap<PortalField, readonly string[]>;
type Label = Readonly<{ field: PortalField | null; value: string; hasColon: boolean }>;
/** Place of a value: in the cell of its label, in another cell of the row, or in the row below. */
type Start = Readonly<{ at: number; place: 'line' | 'cell' | 'row' }>;

/** A label never has more characters, so that a sentence with a colon is none. */
export const MAX_LABEL = 40;
const SEPARATORS = /[:：]/;

/**
 * Reads lines such as `Nombre: Ada`, or a label and its value in the next line or cell; returns the different values
 * of each field. An empty message is a value: the visitor wrote none. What looks like a label in the message, but
 * was read before, belongs to the message.
 */
export function readLabelledLines(
  lines: readonly string[],
  labels: FieldLabels,
  ends: (line: string) => boolean,
): Values {
  const fields = fieldsByLabel(labels);
  const read = new Map<PortalField, readonly string[]>();
  for (let at = 0; at < lines.length; at += 1) {
    const label = labelIn(lines[at] ?? '', fields);
    if (!label.field) continue;
    const start = label.value === '' ? valueStart(lines, at) : { at, place: 'line' as const };
    let text = label.value || valueAt(lines, start, fields);
    if (label.field === 'message') {
      const isOther = (line: string) => isOtherLabel(line, label, read, fields);
      const isEnd = (line: string, n: number) => ends(line) || isOther(line) || isGap(lines, n);
      const isEmpty = label.value === '' && isOther(lines[start.at] ?? '') && start.place !== 'cell';
      const message = messageFrom(lines, start, label.value, start.place === 'line' ? isEnd : () => isEmpty);
      text = message.text;
      at = Math.max(at, message.end - 1);
    }
    const known = read.get(label.field) ?? [];
    const isValue = label.field === 'message' || !isEmptyValue(text);
    if (isValue && !known.includes(text)) read.set(label.field, [...known, text]);
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
  const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^[\s*]+|[\s*]+$/g, '');
  return { field, value, hasColon: colon !== -1 };
}

/** First line after a label that is not empty; the row below counts only for a label that is alone in its row. */
function valueStart(lines: readonly string[], label: number): Start {
  let place: Start['place'] = 'line';
  for (let at = label + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === ROW_END && place !== 'line') break;
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
): Readonly<{ text: string; end: number }> {
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

const isGap = (lines: readonly string[], n: number): boolean => lines[n] === '' && lines[n + 1] === '';
