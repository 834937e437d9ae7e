import 'server-only';

const columns = [
  'kind',
  'createdAt',
  'name',
  'email',
  'phone',
  'company',
  'subject',
  'message',
  'listing',
  'preferences',
  'language',
  'status',
  'startsAt',
  'reference',
  'consentAt',
  'consentPlace',
  'consentVersion',
  'confirmedAt',
  'unsubscribedAt',
  'savedListings',
  'valuations',
] as const;

export type LeadFile = Readonly<
  { kind: string; createdAt: Date } & Partial<Record<(typeof columns)[number], string | Date | null>>
>;

export function formatLeads(leads: readonly LeadFile[], format: 'csv' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(leads, null, 2)}\n`;
  const lines = [columns.join(','), ...leads.map((lead) => columns.map((column) => cell(lead[column])).join(','))];
  // Byte order mark for spreadsheets; line ends of RFC 4180.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Spreadsheets run these as formulas. */
const FORMULA_START = /^[=+\-@\t\r\n|%＝＋－＠]/;

export function cell(value: string | Date | null | undefined): string {
  const text = value instanceof Date ? value.toISOString() : (value ?? '');
  const safe = FORMULA_START.test(text.trimStart()) || FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
