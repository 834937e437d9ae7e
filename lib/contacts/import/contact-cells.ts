import type { ReadPhone } from '@/lib/phones/read-phone';
import { readPhones } from '@/lib/phones/read-phones';
import { cleanEmail, cleanLine } from '@/lib/text/clean-field';
import { foldText } from '@/lib/text/fold-text';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { isContactColumn, type ContactColumn } from './contact-columns';

/** `target`: the field of its column, '' for none. */
export type Cell = Readonly<{ head: string; target: string; text: string }>;

const MAX_NAME = 200;
const MAX_NOTE = 10_000;
const MAX_LABEL = 40;
const LABEL = /\b(label|type|etiqueta|tipo)$/i;
/** `600112233 (casa)`, as our own export writes labels. */
const REMARK = /\(([^()\d]*\p{Letter}[^()\d]*)\)\s*$/u;
const AFTER_REMARK = /(?<=\p{Letter}\))\s*[,;]\s*/u;
const VALUE = /\b(value|valor)$/i;
/** Their values need no head in the note. */
const NOTES = /^(nota|note|observaci|comentario|comment|anotaci|remark|memo)/;

export type PhoneChange = NonNullable<ReadPhone['note']>;

export type Entry = Pick<Cell, 'head' | 'text'>;

/** Addresses of all columns, each once; a cell may have several. */
export function emailsOf(cells: readonly Cell[]): Readonly<{ found: readonly Entry[]; left: readonly Entry[] }> {
  const found = new Map<string, Entry>();
  const left: Entry[] = [];
  for (const { head, text } of cells) {
    const parts = isEmailAddress(cleanEmail(text)) ? [text] : text.split(/\s*(?::::|[;,|/\n])\s*|\s+(?=\S+@)/);
    for (const part of parts.filter((one) => one !== '')) {
      const email = cleanEmail(part.replace(REMARK, '')).toLowerCase();
      if (!isEmailAddress(email)) left.push({ head, text: part });
      else if (!found.has(email)) found.set(email, { head, text: email });
    }
  }
  return { found: [...found.values()], left };
}

type LabelledPhone = ReadPhone & Readonly<{ label: string | null }>;

type Phones = Readonly<{ found: readonly LabelledPhone[]; left: readonly Entry[]; labels: readonly string[] }>;

/** The column before may label them: `Phone 1 - Label` of Google. */
export function phonesOf(cells: readonly Cell[], all: readonly Cell[]): Phones {
  const found = new Map<string, LabelledPhone>();
  const left: Entry[] = [];
  const labels: string[] = [];
  for (const { head, text } of cells) {
    const label = all.find((cell) => cell.head.replace(LABEL, '') === head.replace(VALUE, '') && LABEL.test(cell.head));
    for (const part of text.split(AFTER_REMARK)) {
      const read = readPhones(part);
      const remark = label?.text ?? REMARK.exec(part)?.[1];
      for (const [position, phone] of read.phones.entries()) {
        const key = `${phone.e164} ${phone.extension}`;
        const own = label || position === read.phones.length - 1 ? remark?.slice(0, MAX_LABEL) : undefined;
        if (!found.has(key)) found.set(key, { ...phone, label: own ?? null });
      }
      left.push(...read.left.map((rest) => ({ head, text: rest })));
    }
    if (label) labels.push(label.text);
  }
  return { found: [...found.values()], left, labels };
}

/** The first full name counts, else its parts, else the company. */
export function namesOf(
  of: (target: ContactColumn) => readonly Cell[],
): Readonly<{ name: string; further: readonly Cell[] }> {
  const parts = [...of('firstName'), ...of('lastName')];
  const [full, ...others] = of('name');
  const [company, ...companies] = of('company');
  const name = cleanLine(full?.text || parts.map(({ text }) => text).join(' ') || company?.text || '');
  const unlike = parts.filter(({ text }) => !foldText(name).includes(foldText(text)));
  const further = [...others, ...unlike, ...(name === company?.text || !company ? [] : [company]), ...companies];
  return { name: name.slice(0, MAX_NAME), further: further.filter(({ text }) => foldText(text) !== foldText(name)) };
}

export function noteOf(entries: readonly Entry[]): Readonly<{ text: string; left: readonly Entry[] }> {
  const lines = entries.map(({ head, text }) => (NOTES.test(foldText(head)) ? text : `${head}: ${text}`));
  const text = [...new Set(lines)].join('\n');
  return text.length > MAX_NOTE
    ? { text: text.slice(0, MAX_NOTE), left: [{ head: '…', text: text.slice(MAX_NOTE) }] }
    : { text, left: [] };
}

/** Cells of columns without a field, and second cells of a field that has one; not what is stored elsewhere. */
export function leftOut(cells: readonly Cell[], stored: readonly string[]): readonly Cell[] {
  const kept = new Set(stored.map(foldText));
  const rest: Cell[] = [];
  for (const cell of cells) {
    if (isContactColumn(cell.target)) kept.add(foldText(cell.text));
    else rest.push(cell);
  }
  return rest.filter(({ text }) => !kept.has(foldText(text)));
}
