import { isEmptyValue, plain, type FieldLabels, type PortalField } from './portal-fields';

type Found = Readonly<{ field: PortalField | null; value: string }>;

/** A label never has more characters, so that a sentence with a colon is none. */
const MAX_LABEL = 40;
const SEPARATORS = /[:：]/;

/**
 * Reads lines such as `Nombre: Ada`, or a label on one line and its value on the next; returns the different values of
 * each field. The message goes on until the next label, a line that `ends`, or two empty lines.
 */
export function readLabelledLines(
  lines: readonly string[],
  labels: FieldLabels,
  ends: (line: string) => boolean,
): ReadonlyMap<PortalField, readonly string[]> {
  const fields = fieldsByLabel(labels);
  const read = new Map<PortalField, readonly string[]>();
  for (const [at, line] of lines.entries()) {
    const { field, value } = labelIn(line, fields);
    if (!field) continue;
    const others = lines.slice(at + 1);
    const text = field === 'message' ? messageFrom(value, others, fields, ends) : value || nextValue(others, fields);
    const known = read.get(field) ?? [];
    if (!isEmptyValue(text) && !known.includes(text)) read.set(field, [...known, text]);
  }
  return read;
}

function fieldsByLabel(labels: FieldLabels): ReadonlyMap<string, PortalField> {
  const entries = Object.entries(labels) as [PortalField, readonly string[]][];
  return new Map(entries.flatMap(([field, names]) => names.map((name) => [plain(name), field] as const)));
}

function labelIn(line: string, fields: ReadonlyMap<string, PortalField>): Found {
  const colon = line.search(SEPARATORS);
  const label = colon === -1 ? line : line.slice(0, colon);
  const field = label.length > MAX_LABEL ? null : (fields.get(plain(label)) ?? null);
  const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^[\s*]+|[\s*]+$/g, '');
  return { field, value };
}

function nextValue(lines: readonly string[], fields: ReadonlyMap<string, PortalField>): string {
  const next = lines.find((line) => line !== '') ?? '';
  // A title such as "Reference and price:" is no value either.
  return labelIn(next, fields).field || /[:：]$/.test(next) ? '' : next;
}

function messageFrom(
  first: string,
  lines: readonly string[],
  fields: ReadonlyMap<string, PortalField>,
  ends: (line: string) => boolean,
): string {
  const text = [first];
  for (const [n, line] of lines.entries()) {
    const isLabel = labelIn(line, fields).field !== null && SEPARATORS.test(line);
    if (isLabel || ends(line) || (line === '' && lines[n + 1] === '' && text.some(Boolean))) break;
    text.push(line);
  }
  return text.join('\n').trim();
}
