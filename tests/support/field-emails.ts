import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEmail } from '@/lib/server/email/incoming/read-email';

const FOLDER = path.resolve('tests/fixtures/field/mail');
let counter = 0;

type Places = Readonly<{ CLIENT?: string; MID?: string; UID?: string; UNIQ?: string }>;

/** Source of an email in tests/fixtures/field/mail, with line ends of the protocol. */
function fieldEmail(name: string, places: Places = {}): Buffer {
  counter += 1;
  const values: Readonly<Record<string, string>> = {
    CLIENT: 'clara@example.com',
    DATE: 'Fri, 27 Nov 2026 10:00:00 +0100',
    MID: '<none@agency.example>',
    UID: 'none@agency.example',
    UNIQ: `unique-${counter}`,
    ...places,
  };
  const source = readFileSync(path.join(FOLDER, `${name}.eml`), 'utf8');
  return Buffer.from(
    source.replace(/\{([A-Z]+)\}/g, (_all, key: string) => values[key] ?? '').replace(/\r?\n/g, '\r\n'),
  );
}

export const readField = (name: string, places?: Places) =>
  readEmail({ source: fieldEmail(name, places), isCut: false });
