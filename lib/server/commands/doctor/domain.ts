import 'server-only';
import { Resolver } from 'node:dns/promises';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import { senderAddress } from '@/lib/server/providers/mail/message';
import { speakOf, type Finding } from './finding';

const LIMIT_MS = 3_000;

type ReadTexts = (name: string) => Promise<readonly (readonly string[])[]>;

type DnsRecord = Readonly<{
  about: string;
  at: string;
  begins: string;
  toSet: (domain: string) => string;
}>;

const records: readonly DnsRecord[] = [
  {
    about: 'SPF',
    at: '',
    begins: 'v=spf1',
    toSet: (domain) => `${domain} TXT "v=spf1 include:SPF-NAME-OF-YOUR-MAIL-PROVIDER -all"`,
  },
  {
    about: 'DKIM',
    at: '_domainkey.',
    begins: '',
    toSet: (domain) => `SELECTOR._domainkey.${domain} TXT "v=DKIM1; k=rsa; p=KEY", as your email provider states it`,
  },
  {
    about: 'DMARC',
    at: '_dmarc.',
    begins: 'v=DMARC1',
    toSet: (domain) => `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:postmaster@${domain}"`,
  },
];

const readTexts: ReadTexts = (name) => new Resolver({ timeout: LIMIT_MS, tries: 1 }).resolveTxt(name);

export async function examineDomain(
  { SITE_URL, SMTP_URL }: Pick<Environment, 'SITE_URL' | 'SMTP_URL'>,
  sender = senderAddress(),
  read = readTexts,
): Promise<readonly Finding[]> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const isReserved = /\.(example|test|invalid|localhost)$|^localhost$/.test(domain);
  if (isReserved || (isLocalHost(SITE_URL) && !SMTP_URL)) return [];
  return Promise.all(records.map((record) => examineRecord(record, domain, read)));
}

async function examineRecord(
  { about, at, begins, toSet }: DnsRecord,
  domain: string,
  read: ReadTexts,
): Promise<Finding> {
  const say = speakOf(about);
  const missing = say.advice(
    `${domain} has no ${about} record, so mailboxes may refuse our emails. Set ${toSet(domain)}`,
  );
  try {
    const texts = (await read(`${at}${domain}`)).map((parts) => parts.join(''));
    return texts.some((text) => text.startsWith(begins)) ? say.good(`${domain} has a ${about} record.`) : missing;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND') return missing;
    // The email provider chooses the names of keys.
    if (code === 'ENODATA') return begins === '' ? say.good(`${domain} has a ${about} record.`) : missing;
    return say.off(
      `DNS cannot be queried from here (${code ?? 'unknown error'}). The record to set is ${toSet(domain)}`,
    );
  }
}
