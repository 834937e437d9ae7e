import { readPhones } from '@/lib/phones/read-phones';
import type { ReadPhone } from '@/lib/phones/read-phone';
import { hostOfAddress, isWithinHost } from '@/lib/text/host-of-address';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { CELL_END, isBelowMessage, readLabelledLines, ROW_END } from './labelled-lines';
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
/** An address, a link, digits, or the labels of other fields in the same line. */
const NO_NAME = /[@|:]|^[\d\s+().-]+$/;
const PROFILE = /^(?:ver (?:el )?perfil|view (?:the )?profile)\b.{0,40}$/i;

export const presetOf = (email: PortalEmail, presets: readonly PortalPreset[]): PortalPreset | null =>
  presets.find(
    ({ address, hosts, sign }) =>
      (address === undefined ? isOfHosts(email.from.address, hosts) : email.from.address === address) &&
      (!sign || sign.test(email.subject) || email.lines.some((one) => sign.test(one))),
  ) ?? null;

/** Returns what the portal's email says, or null for a notice. */
export function readPortalEmail(email: PortalEmail, preset: PortalPreset): PortalEnquiry | null {
  if (preset.notices?.test(email.subject)) return null;
  const labelled = readLabelledLines(email.lines, preset.labels, (line) => endsMessage(line, preset));
  const found = findPatterns(email, preset);
  const one = (field: PortalField) => certain(labelled.get(field) ?? [], found[field]);
  const { own, relay } = addressesIn(email, preset, labelled.get('email') ?? []);
  const phone = phoneIn(email, preset, labelled.get('phone') ?? []);
  const written = labelled.get('message') ?? [];
  const message = written.length === 0 && preset.readsLinks ? messageAfterContact(email, own, phone) : onlyOne(written);
  const named = one('name') ?? (labelled.has('name') ? null : nameOfSender(email.from.name));
  const name = named !== null && NO_NAME.test(named) ? null : named;
  const reference = one('reference')
    ?.replace(/[._/-]+$/, '')
    .replace(preset.prefix ?? '', '');
  const values = { name, phone, email: own ?? relay, message, reference };
  const uncertain = (Object.keys(values) as (keyof typeof values)[]).filter(
    (field) => labelled.has(field) && (values[field] ?? null) === null,
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

/** The labelled address, else Reply-To, else the only one in a link with the address as its text. */
function addressesIn({ lines, links, replyTo }: PortalEmail, { hosts }: PortalPreset, labelled: readonly string[]) {
  const linked = links
    .flatMap((link) => /^mailto:([^?]+)/i.exec(link)?.[1] ?? [])
    .map(decoded)
    .filter((address) => lines.some((line) => line.toLowerCase() === address.toLowerCase()));
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

function phoneIn({ links }: PortalEmail, { readsLinks = false }: PortalPreset, labelled: readonly string[]) {
  const linked = readsLinks ? links.flatMap((link) => /^tel:(.+)/i.exec(link)?.[1] ?? []).map(decoded) : [];
  const found = [labelled, linked]
    .map((values) => values.flatMap((value) => readPhones(value).phones).filter(({ e164 }) => !SERVICE_LINE.test(e164)))
    .find((phones) => phones.length > 0);
  const [first = null, ...others] = found ?? [];
  return others.every(({ e164 }) => e164 === first?.e164) ? first : null;
}

const nameOfSender = (name: string): string | null => /^(.{2,80}?)\s+(?:via|vía)\s+\S/i.exec(name)?.[1] ?? null;

/** Emails without labels have the contact in lines of their own, then the message, then a button. */
function messageAfterContact({ lines }: PortalEmail, email: string | null, phone: ReadPhone | null): string | null {
  const isEmail = (line: string) => email !== null && line.toLowerCase() === email;
  const isPhone = (line: string) =>
    phone !== null && line.length < 30 && readPhones(line).phones.some(({ e164 }) => e164 === phone.e164);
  const first = lines.findIndex((line) => isEmail(line) || isPhone(line));
  const left = [isEmail, isPhone];
  let start = first;
  for (; first !== -1 && start < lines.length; start += 1) {
    const line = lines[start] ?? '';
    const kind = left.findIndex((isKind) => isKind(line));
    if (kind !== -1) left.splice(kind, 1);
    else if (line !== '' && line !== CELL_END && line !== ROW_END && !PROFILE.test(line)) break;
  }
  const end = lines.findIndex((line, n) => n >= start && ENDS.some((one) => one.test(line)));
  if (first === -1 || end === -1 || lines.slice(start, end).some(isBelowMessage)) return null;
  const text = lines.slice(start, end).map((line) => (line === CELL_END || line === ROW_END ? '' : line));
  return text.join('\n').trim();
}

function isOfHosts(address: string, hosts: readonly string[]): boolean {
  const host = hostOfAddress(address);
  return hosts.some((one) => isWithinHost(host, one));
}

function onlyOne(values: readonly string[]): string | null {
  const [value = null, ...others] = new Set(values.map((one) => one.trim()));
  return others.length === 0 ? value : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
