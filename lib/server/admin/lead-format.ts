import 'server-only';

/** The columns of the export, in their order. A kind of lead leaves empty what it has not. */
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
  'language',
  'status',
  'startsAt',
  'reference',
  'consentAt',
  'consentPlace',
  'consentVersion',
  'confirmedAt',
  'unsubscribedAt',
] as const;

export type Lead = Readonly<
  { kind: string; createdAt: Date } & Partial<Record<(typeof columns)[number], string | Date | null>>
>;

export function formatLeads(leads: readonly Lead[], format: 'csv' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(leads, null, 2)}\n`;
  const lines = [columns.join(','), ...leads.map((lead) => columns.map((column) => cell(lead[column])).join(','))];
  // The mark at the start tells spreadsheets that it is UTF-8; lines end as RFC 4180 says.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A spreadsheet would take these for a formula; an apostrophe before them makes them text. */
const FORMULA_START = /^[=+\-@\t\r\n|%＝＋－＠]/;

/** One cell, always in quotes. What visitors typed is text to a spreadsheet, never a formula. */
export function cell(value: string | Date | null | undefined): string {
  const text = value instanceof Date ? value.toISOString() : (value ?? '');
  const safe = FORMULA_START.test(text.trimStart()) || FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
