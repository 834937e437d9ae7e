import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderProvider, deleteEmailsAbout, deleteOldEmails } from './folder';
import { type Email } from './port';

const email: Email = {
  id: '5f0f3c1e-0000-4000-8000-000000000001',
  to: { address: 'ada@example.com' },
  subject: 'Cerdà: una prueba',
  html: '<p>hola</p>',
  text: 'hola',
  language: 'es',
};

it('writes a complete owner-only file, once per email', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'site-mail-')), 'outbox');
  const provider = createFolderProvider(folder);
  await provider.send(email);
  await provider.send(email);
  expect(readdirSync(folder)).toEqual([`${email.id}.eml`]);
  const file = path.join(folder, `${email.id}.eml`);
  expect(readFileSync(file, 'utf8')).toContain('To: ada@example.com');
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(path.dirname(folder), { recursive: true });
});

it('deletes email files written before a moment, finished or not, and no other files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-mail-'));
  const limit = new Date('2026-10-26T12:00:00Z');
  const [before, after] = [new Date(limit.getTime() - 1_000), new Date(limit.getTime() + 1_000)];
  const dayLater = new Date(limit.getTime() + 86_400_000);
  const files = {
    ...{ 'a.eml': before, 'b.eml.unfinished': before, 'c.eml': after, 'notes.txt': before },
    ...{ 'd.farewell.eml': after, 'e.farewell.eml': dayLater },
  };
  for (const [name, written] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), written, written);
  }
  await deleteOldEmails(folder, limit, dayLater);
  expect(readdirSync(folder).toSorted()).toEqual(['c.eml', 'e.farewell.eml', 'notes.txt']);
  rmSync(folder, { recursive: true });
  await expect(deleteOldEmails(folder, limit, limit)).resolves.toBeUndefined();
});

it('deletes the emails that name an erased address, and no others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-mail-'));
  const provider = createFolderProvider(folder);
  const long = 'una palabra y otra más, '.repeat(20);
  const emails: readonly Partial<Email>[] = [
    { id: 'to' },
    { id: 'capitals', to: { name: 'Ada, Puig', address: 'Ada@Example.com' } },
    { id: 'notice', to: { address: 'info@agency.example' }, replyTo: { name: 'Ada', address: 'ada@example.com' } },
    { id: 'text', to: { address: 'info@agency.example' }, text: `${long}¿Llamará a ada@example.com.` },
    { id: 'others', to: { address: 'nada@example.com' }, text: 'ada@example.com.ar, x-ada@example.com' },
    { id: 'agency', to: { address: 'info@agency.example' } },
  ];
  for (const one of emails) await provider.send({ ...email, ...one });
  writeFileSync(path.join(folder, 'notes.txt'), 'ada@example.com');
  await deleteEmailsAbout(folder, ['ada@example.com']);
  expect(readdirSync(folder).toSorted()).toEqual(['agency.eml', 'notes.txt', 'others.eml']);
  await provider.send({ ...email, id: 'last', isFarewell: true });
  expect(readdirSync(folder)).toContain('last.farewell.eml');
  rmSync(folder, { recursive: true });
  await expect(deleteEmailsAbout(folder, ['ada@example.com'])).resolves.toBeUndefined();
});
