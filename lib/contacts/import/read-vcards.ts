import ICAL from 'ical.js';
import { modernCard } from './vcard-lines';

type Property = [
  name: string,
  parameters: Readonly<Record<string, string | string[]>>,
  type: string,
  ...values: unknown[],
];

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 200));

/** Separates values in Google's files. */
const BETWEEN = ' ::: ';

/** Not about the contact, or no text. */
const LEFT = /^(version|prodid|rev|uid|clientpidmap|photo|logo|sound|key|x-.*)$/;

/** Heads that guessContactsColumns knows. */
const heads: Readonly<Record<string, string>> = {
  fn: 'Full name',
  n: 'N',
  email: 'Email',
  org: 'Organization',
  title: 'Job title',
  role: 'Job title',
  note: 'Notes',
  categories: 'Labels',
  adr: 'Address',
  lang: 'Language',
};

const VOICE = /^(voice|pref|internet|text|msg|x-.*)$/i;

/** Reads vCard 2.1, 3.0 and 4.0. A card that is none is a row with its text. */
export function readVcards(text: string): readonly (readonly string[])[] {
  const cards = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/(?=^BEGIN:VCARD\s*$)/im)
    .filter((card) => card.trim() !== '')
    .map(cellsOf);
  const names = [...new Set([...Object.values(heads), ...cards.flatMap((card) => [...card.keys()])])].filter((name) =>
    cards.some((card) => card.has(name)),
  );
  return [names, ...cards.map((card) => names.map((name) => card.get(name) ?? ''))];
}

function cellsOf(card: string): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  const add = (head: string, value: string) => {
    if (value !== '') cells.set(head, [cells.get(head) ?? [], value].flat().join(BETWEEN));
  };
  const properties = propertiesOf(card);
  const phones = properties.filter(({ 0: name, 1: given }) => name === 'tel' && !/\bfax\b/i.test(String(given.type)));
  for (const property of properties) {
    const [name] = property;
    const phone = phones.indexOf(property) + 1;
    if (phone > 0) {
      add(`Phone ${phone} - Label`, labelOf(property, properties));
      add(`Phone ${phone} - Value`, valueOf(property));
    } else if (name === 'n') add(heads.n ?? '', nameOf(property));
    else if (name === 'tel') add('Fax', valueOf(property));
    else if (!LEFT.test(name)) add(heads[name] ?? name.toUpperCase(), valueOf(property));
  }
  const name = cells.get(heads.fn ?? '') ?? cells.get(heads.n ?? '') ?? '';
  if (name !== '') cells.set(heads.fn ?? '', name);
  cells.delete(heads.n ?? '');
  return cells;
}

function propertiesOf(card: string): readonly Property[] {
  try {
    const [, properties] = ICAL.parse(modernCard(card).trim()) as [string, Property[]];
    const isPreferred = ([, { pref, type = [] }]: Property) => pref !== undefined || /\bpref\b/i.test(String(type));
    return properties.toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)));
  } catch {
    return [['card', {}, 'text', card]];
  }
}

/** Own labels of Apple are properties of the same group. */
function labelOf([, { group, type = [] }]: Property, properties: readonly Property[]): string {
  const own = properties.find(([name, given]) => group && name === 'x-ablabel' && given.group === group);
  if (own) return valueOf(own).replace(/^_\$!<(.*)>!\$_$/, '$1');
  return [type]
    .flat()
    .filter((one) => !VOICE.test(one))
    .join(', ');
}

function nameOf([, , , value]: Property): string {
  const [last, first, middle, before, after] = [value].flat(1).map((part) => [part].flat().join(' '));
  return [before, first, middle, last, after].filter(Boolean).join(' ');
}

const valueOf = ([, , , ...values]: Property): string =>
  values
    .flat(2)
    .map((part) =>
      String(part)
        .replace(/\\([;:,])/g, '$1')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(', ');
