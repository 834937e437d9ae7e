import { rawEmail } from './raw-email';

/** Expected by hand; fields that are left out must be null or empty. */
type Expected = Readonly<{ name?: string; phone?: string; email?: string; message?: string; reference?: string }>;
export type Layout = Readonly<{ title: string; source: Buffer; expected: Expected; isComplete: boolean }>;

let count = 0;
function mail(from: string, type: string, content: string | Buffer, subject = 'Enquiry'): Buffer {
  count += 1;
  return rawEmail({ id: `layout-${count}`, from, subject, kind: 'mixed', body: [{ type, content }] });
}
/** Sources of emails of a portal; cells in rows. */
export const html = (from: string, content: string, subject?: string) =>
  mail(from, 'text/html; charset=utf-8', content, subject);
export const text = (from: string, content: string) => mail(from, 'text/plain; charset=utf-8', content);
export const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
