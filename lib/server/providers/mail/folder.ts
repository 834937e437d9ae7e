import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf, toMessage } from './message';
import type { EmailProvider } from './port';

/** Writes each email as an .eml file: the default without an account. Atomic and idempotent. */
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
