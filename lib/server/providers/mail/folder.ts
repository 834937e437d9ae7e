import 'server-only';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf, toMessage } from './message';
import type { EmailProvider } from './port';

/** Default without an SMTP account: writes each email as an .eml file. Atomic and idempotent. */
export function createFolderProvider(folder: string): EmailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: 'folder',
    send: async (email) => {
      const { message } = await transport.sendMail({ ...toMessage(email), envelope: envelopeOf(email) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${email.id}.eml`);
      const unfinished = `${file}.unfinished`;
      const handle = await open(unfinished, 'w', 0o600);
      try {
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    },
  };
}

/** Deletes email files older than `before`, including unfinished ones; keeps other files. */
export async function deleteOldEmails(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /\.eml(\.unfinished)?$/.test(file))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before.getTime()) await rm(file, { force: true });
  }
}
