import { hostOfAddress } from '@/lib/text/host-of-address';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { CELL_END, MAX_LABEL } from './labelled-lines';
import { plain, type FieldLabels, type PortalField } from './portal-fields';
import { calls, notices, withLabels, type PortalPreset } from './portal-presets';

/** In the order of the form. */
export const labelledFields = [
  'name',
  'phone',
  'email',
  'message',
  'language',
  'reference',
  'portalReference',
] as const satisfies readonly PortalField[];

export type LabelledField = (typeof labelledFields)[number];

/** `sender`: an address, or a host with its subdomains. */
export type OwnPortal = Readonly<{ id: string; name: string; sender: string; labels: FieldLabels }>;

/** Anyone can have an address there; and endings of hosts. */
const PUBLIC_HOSTS =
  /^(?:(?:gmail|googlemail|icloud|me|aol|gmx|proton|protonmail|zoho|mail|web|t-online|telefonica|terra|orange|wanadoo|movistar|outlook|hotmail|live|msn|yahoo|ymail)\.(?:com|net|es|me|ch|de|fr|it|nl|co\.uk|com\.es)|mail\.ru|yandex\.(?:com|ru)|(?:com|org|net|co|nom|gob|edu|ac)\.[a-z]{2})$/;
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/;
const MAX_LABELS = 20;

const isPublicHost = (host: string): boolean => PUBLIC_HOSTS.test(host);

/** Returns a typed address or host; null for what is neither, and for a host where anyone can have an address. */
export function readSender(typed: string): string | null {
  const sender = typed.trim().toLowerCase().replace(/^@/, '');
  if (isEmailAddress(sender)) return sender;
  return HOST.test(sender) && !isPublicHost(sender) ? sender : null;
}

/** Reads `Nombre:, Nombre y apellidos`; null when one is too long or there are too many. */
export function readPortalLabels(typed: string): readonly string[] | null {
  const labels = typed
    .split(/[,;]/)
    .map((label) => label.trim().replace(/\s*[:：]$/, ''))
    .filter((label) => plain(label) !== '');
  return labels.length > MAX_LABELS || labels.some((label) => label.length > MAX_LABEL) ? null : [...new Set(labels)];
}

/** Whether no label is of two fields. */
export function areDistinct(labels: FieldLabels): boolean {
  const all = Object.values(labels).flatMap((names) => [...new Set(names.map(plain))]);
  return new Set(all).size === all.length;
}

export function ownPreset({ id, labels, name, sender }: OwnPortal): PortalPreset {
  const host = hostOfAddress(sender);
  return {
    id,
    name,
    notices,
    calls,
    labels: withLabels(labels),
    // Addresses of a public host are those of clients too.
    hosts: isPublicHost(host) ? [] : [host],
    ...(isEmailAddress(sender) && { address: sender }),
  };
}

/** Mail programs copy tables with tabs. */
export const pastedLines = (text: string): readonly string[] =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/\t+/g, `\n${CELL_END}\n`)
    .split('\n')
    .map((line) => line.trim());
