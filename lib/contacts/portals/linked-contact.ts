import { readPhones } from '@/lib/phones/read-phones';
import type { ReadPhone } from '@/lib/phones/read-phone';
import { CELL_END, isBelowMessage, ROW_END } from './labelled-lines';

/** The contact and the message of an email without labels; null for what it lacks. */
export type LinkedContact = Readonly<{ phone: ReadPhone | null; email: string | null; message: string | null }>;

const PROFILE = /^(?:ver (?:el )?perfil|view (?:the )?profile)\b.{0,40}$/i;
const PHONE_LINE = /^[+\d][+\d\s().-]{5,28}$/;

/**
 * Reads name, telephone and address from lines of their own, then the message up to a line for which `ends` is true. Numbers
 * and addresses elsewhere are those of the portal or the agency.
 */
export function readLinkedContact(
  { lines, links }: Readonly<{ lines: readonly string[]; links: readonly string[] }>,
  name: string | null,
  ends: (line: string) => boolean,
): LinkedContact {
  const starts = lines.flatMap((line, at) => (name !== null && line === name ? [at + 1] : []));
  const blocks = starts.map((start) => blockAt(lines, start, links));
  const block = blocks.find(({ phone, email }) => phone !== null || email !== null);
  if (!block) return { phone: null, email: null, message: null };
  const end = lines.findIndex((line, at) => at >= block.end && ends(line));
  const written = end === -1 ? null : lines.slice(block.end, end);
  const isCertain = written !== null && !written.some(isBelowMessage);
  const message = isCertain
    ? written
        .map((line) => (isMark(line) ? '' : line))
        .join('\n')
        .trim()
    : null;
  return { phone: block.phone, email: block.email, message };
}

function blockAt(lines: readonly string[], start: number, links: readonly string[]) {
  const linked = (scheme: string) => links.filter((link) => link.toLowerCase().startsWith(`${scheme}:`)).map(decoded);
  const [phones, emails] = [linked('tel').flatMap((one) => readPhones(one).phones), linked('mailto')];
  let [phone, email]: [ReadPhone | null, string | null] = [null, null];
  let end = start;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const number: ReadPhone | undefined =
      phone === null && PHONE_LINE.test(line) ? readPhones(line).phones[0] : undefined;
    if (number && phones.some(({ e164 }) => e164 === number.e164)) phone = number;
    else if (email === null && emails.includes(line.toLowerCase())) email = line.toLowerCase();
    else if (line !== '' && !isMark(line) && !PROFILE.test(line)) break;
  }
  return { phone, email, end };
}

const isMark = (line: string): boolean => line === CELL_END || line === ROW_END;

/** The address or number of a link, in lower case. */
export function decoded(link: string): string {
  const text = link.slice(link.indexOf(':') + 1).replace(/\?.*/, '');
  try {
    return decodeURIComponent(text).trim().toLowerCase();
  } catch {
    return text.trim().toLowerCase();
  }
}
