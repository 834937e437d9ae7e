import { readPhones } from '@/lib/phones/read-phones';
import type { ReadPhone } from '@/lib/phones/read-phone';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { readLabelledLines } from './labelled-lines';
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
  message: string | null;
  /** ISO 639-1. */
  language: string | null;
  reference: string | null;
  portalReference: string | null;
}>;

const LIMITS = { name: 120, message: 5_000, reference: 60 };
const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,}/gi;
/** Free and premium-rate lines in Spain belong to portals. */
const SERVICE_LINE = /^\+34(?:80|90)\d{7}$/;
const ENDS =
  /^(?:-{2,}|_{3,}|={3,}|https?:\/\/\S+|(?:responder|contestar|reply|answer|ver (?:el )?anuncio|view (?:the )?(?:property|listing)|r[eé]pondre|antworten)\b.{0,40})$/i;

export const presetOf = (email: PortalEmail, presets: readonly PortalPreset[]): PortalPreset | null =>
  presets.find(
    ({ hosts, sign }) =>
      isOfHosts(email.from.address, hosts) &&
      (!sign || sign.test(email.subject) || email.lines.some((one) => sign.test(one))),
  ) ?? null;

/** Returns what the portal's email says, or null when it is none of a person who asks. */
export function readPortalEmail(email: PortalEmail, preset: PortalPreset): PortalEnquiry | null {
  if (preset.notices?.test(email.subject)) return null;
  const labelled = readLabelledLines(email.lines, preset.labels, (line) => ENDS.test(line));
  const found = findPatterns(email, preset);
  const one = (field: PortalField) => onlyOne(labelled.get(field) ?? []) ?? found[field] ?? null;
  const addresses = addressesIn(email, preset, labelled.get('email') ?? []);
  const phone = phoneIn(email, preset, labelled.get('phone') ?? []);
  const name = one('name') ?? nameOfSender(email.from.name);
  const isCall = preset.calls !== undefined && [email.subject, ...email.lines].some((line) => preset.calls?.test(line));
  if (name === null && phone === null && addresses.own === null) return null;
  const [message = preset.readsLinks ? messageAfterContact(email, addresses.own, phone) : null] =
    labelled.get('message') ?? [];
  return {
    portal: preset.name,
    kind: isCall ? 'call' : 'enquiry',
    name: name?.slice(0, LIMITS.name) ?? null,
    phone,
    email: addresses.own,
    relay: addresses.relay,
    message: message?.slice(0, LIMITS.message) || null,
    language: readLanguage(one('language')),
    reference:
      one('reference')
        ?.replace(preset.prefix ?? '', '')
        .slice(0, LIMITS.reference) ?? null,
    portalReference: one('portalReference')?.slice(0, LIMITS.reference) ?? null,
  };
}

function findPatterns({ lines, links, subject }: PortalEmail, { patterns = [] }: PortalPreset) {
  const places = [subject, lines.join('\n'), links.join('\n')];
  const groups = patterns.flatMap((pattern) => places.flatMap((place) => pattern.exec(place)?.groups ?? []));
  return Object.assign({}, ...groups.reverse()) as Partial<Record<PortalField, string>>;
}

/** The labelled address, else Reply-To, else the only one in a link. */
function addressesIn({ links, replyTo }: PortalEmail, { hosts }: PortalPreset, labelled: readonly string[]) {
  const linked = links.flatMap((link) => /^mailto:([^?]+)/i.exec(link)?.[1] ?? []).map(decoded);
  const answers = replyTo === null ? [] : [replyTo];
  const typed = labelled.flatMap((value) => value.match(EMAIL) ?? []);
  const read = (addresses: readonly string[], isOwn: boolean) =>
    onlyOne(
      addresses
        .map((address) => address.toLowerCase())
        .filter((address) => isEmailAddress(address) && isOfHosts(address, hosts) !== isOwn),
    );
  return {
    own: read(typed, true) ?? read(answers, true) ?? read(linked, true),
    relay: read(answers, false) ?? read(typed, false),
  };
}

function phoneIn({ links }: PortalEmail, { readsLinks = false }: PortalPreset, labelled: readonly string[]) {
  const linked = readsLinks ? links.flatMap((link) => /^tel:(.+)/i.exec(link)?.[1] ?? []).map(decoded) : [];
  const [first = null, ...others] =
    [labelled, linked]
      .map((values) =>
        values.flatMap((value) => readPhones(value).phones).filter(({ e164 }) => !SERVICE_LINE.test(e164)),
      )
      .find((phones) => phones.length > 0) ?? [];
  return others.every(({ e164 }) => e164 === first?.e164) ? first : null;
}

const nameOfSender = (name: string): string | null => /^(.{2,80}?)\s+(?:via|vía)\s+\S/i.exec(name)?.[1] ?? null;

/** Emails without labels have the contact first, then the message, then a button. */
function messageAfterContact({ lines }: PortalEmail, email: string | null, phone: ReadPhone | null): string | null {
  const isContact = (line: string) =>
    (email !== null && line.toLowerCase().includes(email)) ||
    (phone !== null && line.length < 30 && readPhones(line).phones.some(({ e164 }) => e164 === phone.e164));
  const last = lines.findLastIndex(isContact);
  const end = lines.findIndex((line, n) => n > last && ENDS.test(line));
  return last === -1 || end === -1
    ? null
    : lines
        .slice(last + 1, end)
        .join('\n')
        .trim() || null;
}

function isOfHosts(address: string, hosts: readonly string[]): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}

function onlyOne(values: readonly string[]): string | null {
  const [value = null, ...others] = new Set(values.map((one) => one.trim()).filter(Boolean));
  return others.length === 0 ? value : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
