import { readPhones } from '@/lib/phones/read-phones';
import type { ReadPhone } from '@/lib/phones/read-phone';
import { hostOfAddress, isWithinHost } from '@/lib/text/host-of-address';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { readLabelledLines } from './labelled-lines';
import { decoded, readLinkedContact, type LinkedContact } from './linked-contact';
import type { PortalField } from './portal-fields';
import type { PortalPreset } from './portal-presets';
import { readLanguage } from './read-language';

/** `lines` of the text, cells apart; `links` with mailto: and tel:. */
export type PortalEmail = Readonly<{
  from: Readonly<{ name: string; address: string }>;
  replyTo: string | null;
  subject: string;
  lines: readonly string[];
  links: readonly string[];
}>;

/** What an email says for certain; null: nothing, or more than one thing. */
export type PortalEnquiry = Readonly<{
  portal: string;
  kind: 'enquiry' | 'call';
  name: string | null;
  phone: ReadPhone | null;
  email: string | null;
  /** Address at the portal that passes answers on. */
  relay: string | null;
  /** Empty when the visitor wrote none. */
  message: string | null;
  /** ISO 639-1. */
  language: string | null;
  reference: string | null;
  portalReference: string | null;
  /** Fields with a value that could not be read, or with several. */
  uncertain: readonly PortalField[];
}>;

const LIMITS = { name: 120, message: 5_000, reference: 60 };
const EMAIL = /[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+\.[a-z]{2,}/gi;
const MACHINE = /^(?:no-?reply|no-?responder|noresponder|do-?not-?reply|mailer-daemon)\b/i;
/** Free and premium-rate lines in Spain belong to portals. */
const SERVICE_LINE = /^\+34(?:80|90)\d{7}$/;
const ENDS = [
  /^(?:-{2,}|_{3,}|={3,}|©.*|copyright .*)$/i,
  /^(?:responder|contestar|reply|answer|r[eé]pondre|antworten)(?: (?:now|ahora|al mensaje|al interesado|al contacto))?$/i,
  /^(?:ver (?:el )?anuncio|ver (?:la )?(?:ficha|propiedad)|ver (?:el )?inmueble|view (?:the )?(?:property|listing))$/i,
  /^(?:gracias por confiar en|thank you for using|el equipo de|este (?:mensaje|correo|email) (?:ha sido|se ha)) /i,
  /^(?:this (?:message|email) (?:was|has been)|aviso legal|pol[ií]tica de privacidad|privacy policy|darse de baja)\b/i,
];
/** An address, a link, digits, a sentence, or the labels of other fields in the same line. */
const NO_NAME = /[@|:]|^[\d\s+().-]+$|(?:\S+\s+){7}|\p{L}{4,}[.!?]$/u;

export const presetOf = (email: PortalEmail, presets: readonly PortalPreset[]): PortalPreset | null =>
  presets.find(
    ({ address, hosts, sign }) =>
      (address === undefined ? isOfHosts(email.from.address, hosts) : email.from.address === address) &&
      (!sign || sign.test(email.subject) || email.lines.some((one) => sign.test(one))),
  ) ?? null;

/** Returns null for a notice. */
export function readPortalEmail(email: PortalEmail, preset: PortalPreset): PortalEnquiry | null {
  if (preset.notices?.test(email.subject)) return null;
  const isEnd = (line: string) => endsMessage(line, preset);
  const labelled = readLabelledLines(email.lines, preset.labels, isEnd);
  const found = findPatterns(email, preset);
  const one = (field: PortalField) => certain(labelled.get(field) ?? [], found[field]);
  const name = nameIn(email, labelled, one);
  const linked = preset.readsLinks ? readLinkedContact(email, name, isEnd) : null;
  const { own, relay } = addressesIn(email, preset, labelled.get('email') ?? [], linked);
  const phone = labelled.has('phone') ? phoneIn(labelled.get('phone') ?? []) : (linked?.phone ?? null);
  const written = labelled.get('message') ?? [];
  const message = written.length === 0 && linked ? linked.message : onlyOne(written);
  const reference = one('reference')
    ?.replace(/[._/-]+$/, '')
    .replace(preset.prefix ?? '', '');
  const values = { name, phone, email: own ?? relay, message, reference };
  const isNamed = (field: PortalField) => labelled.has(field) || (field === 'name' && labelled.has('surname'));
  const unread = unreadWays(email, { email: values.email, phone });
  const uncertain = (Object.keys(values) as (keyof typeof values)[]).filter(
    (field) => (values[field] ?? null) === null && (isNamed(field) || unread.includes(field)),
  );
  const isCall = [email.subject, ...email.lines].some((line) => preset.calls?.test(line));
  return {
    portal: preset.name,
    kind: isCall ? 'call' : 'enquiry',
    name: name?.slice(0, LIMITS.name) ?? null,
    phone,
    email: own,
    relay,
    message: message?.slice(0, LIMITS.message) ?? null,
    language: readLanguage(one('language')),
    reference: reference?.slice(0, LIMITS.reference) ?? null,
    portalReference: one('portalReference')?.slice(0, LIMITS.reference) ?? null,
    uncertain,
  };
}

function certain(labelled: readonly string[], found: string | undefined): string | null {
  if (labelled.length === 0) return found ?? null;
  return onlyOne(labelled) ?? labelled.find((value) => value === found) ?? null;
}

function endsMessage(line: string, { hosts }: PortalPreset): boolean {
  const [, host = ''] = /^https?:\/\/([^\s/]+)\S*$/i.exec(line) ?? [];
  return isOfHosts(`@${host}`, hosts) || ENDS.some((end) => end.test(line));
}

function findPatterns({ lines, links, subject }: PortalEmail, { patterns = [] }: PortalPreset) {
  const places = [subject, lines.join('\n'), links.join('\n')];
  const groups = patterns
    .flatMap((pattern) => places.map((place) => pattern.exec(place)?.groups))
    .filter((found) => found !== undefined);
  return Object.assign({}, ...groups.reverse()) as Partial<Record<PortalField, string>>;
}

/** The labelled address, else Reply-To, else that of the contact in links, else the only one that is a link's text. */
function addressesIn(
  { lines, links, replyTo }: PortalEmail,
  { hosts }: PortalPreset,
  labelled: readonly string[],
  contact: LinkedContact | null,
) {
  const shown = links
    .filter((link) => /^mailto:/i.test(link))
    .map(decoded)
    .filter((address) => lines.some((line) => line.toLowerCase() === address));
  const linked = contact ? [contact.email ?? ''] : shown;
  const answers = replyTo === null || MACHINE.test(replyTo) ? [] : [replyTo];
  const typed = labelled.flatMap((value) => value.match(EMAIL) ?? []);
  const read = (addresses: readonly string[], isOwn: boolean) =>
    onlyOne(
      addresses
        .map((address) => address.toLowerCase())
        .filter((address) => isEmailAddress(address) && isOfHosts(address, hosts) !== isOwn),
    );
  const others = labelled.length > 0 ? null : (read(answers, true) ?? read(linked, true));
  return { own: read(typed, true) ?? others, relay: read(answers, false) ?? read(typed, false) };
}

function phoneIn(labelled: readonly string[]): ReadPhone | null {
  const found = labelled.flatMap((value) => readPhones(value).phones).filter(({ e164 }) => !SERVICE_LINE.test(e164));
  const [first = null, ...others] = found;
  return others.every(({ e164 }) => e164 === first?.e164) ? first : null;
}

/** Returns null for what is no name. */
function nameIn(
  { from }: PortalEmail,
  labelled: ReadonlyMap<PortalField, readonly string[]>,
  one: (field: PortalField) => string | null,
): string | null {
  const [given, surname, whole] = [one('givenName'), one('surname'), one('name')];
  const isInDoubt = (['name', 'givenName', 'surname'] as const).some((field) => labelled.has(field) && !one(field));
  if (isInDoubt) return null;
  const isJoined = surname !== null && !whole?.endsWith(` ${surname}`);
  const parts = given !== null ? [given, surname ?? whole] : [whole, isJoined ? surname : null];
  const joined = parts.filter((part) => part !== null).join(' ');
  const name = (joined || (nameOfSender(from.name) ?? '')).replace(/^["“«](.*)["”»]$/, '$1');
  return name === '' || NO_NAME.test(name) ? null : name;
}

/** Ways to answer under labels that no preset has, where none was read. */
function unreadWays({ lines }: PortalEmail, read: Readonly<Record<'email' | 'phone', unknown>>) {
  const end = lines.findIndex((line) => ENDS.some((one) => one.test(line)));
  const values = (end === -1 ? lines : lines.slice(0, end)).flatMap(
    (line) => /^[^:]{2,40}:\s*(\S.*)$/.exec(line)?.[1] ?? [],
  );
  const isPhone = (value: string) =>
    /^[+\d][\d\s().-]{7,}$/.test(value) && readPhones(value).phones.some(({ e164 }) => !SERVICE_LINE.test(e164));
  const found: PortalField[] = [];
  if (!read.email && values.some(isEmailAddress)) found.push('email');
  if (!read.phone && values.some(isPhone)) found.push('phone');
  return found;
}

const nameOfSender = (name: string): string | null => /^(.{2,80}?)\s+(?:via|vía)\s+\S/i.exec(name)?.[1] ?? null;

function isOfHosts(address: string, hosts: readonly string[]): boolean {
  const host = hostOfAddress(address);
  return hosts.some((one) => isWithinHost(host, one));
}

function onlyOne(values: readonly string[]): string | null {
  const [value = null, ...others] = new Set(values.map((one) => one.trim()));
  return others.length === 0 ? value : null;
}
