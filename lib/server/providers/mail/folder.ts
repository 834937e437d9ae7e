import 'server-only';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { envelopeOf, toMessage } from './message';
import type { EmailProvider } from './port';

const FAREWELL = '.farewell.eml';
const IS_EMAIL = /\.eml(\.unfinished)?$/;
const ADDRESSES = /[^\s<>"',;:()[\]]+@[^\s<>"',;:()[\]]+/g;

/** Default without SMTP: writes .eml files. Atomic and idempotent. */
export function createFolderProvider(folder: string): EmailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: 'folder',
    send: async (email) => {
      const { message } = await transport.sendMail({ ...toMessage(email), envelope: envelopeOf(email) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${email.id}${email.isFarewell ? FAREWELL : '.eml'}`);
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

/** Also deletes unfinished email files; keeps other files. */
export const deleteOldEmails = (folder: string, before: Date, farewellsBefore: Date): Promise<void> =>
  deleteFiles(folder, async (file) => {
    const limit = file.includes(FAREWELL) ? farewellsBefore : before;
    return (await stat(file)).mtimeMs < limit.getTime();
  });

/** Deletes the email files that name one of the addresses, in a header or in the text. */
export const deleteEmailsAbout = (folder: string, addresses: readonly string[]): Promise<void> =>
  deleteFiles(folder, async (file) => {
    const { headers, text = '' } = await PostalMime.parse(await readFile(file));
    const words = [...headers.map(({ value }) => value), text].join('\n').toLowerCase();
    const named = new Set(words.match(ADDRESSES)?.map((address) => address.replace(/\.+$/, '')));
    return addresses.some((address) => named.has(address.toLowerCase()));
  });

async function deleteFiles(folder: string, isChosen: (file: string) => Promise<boolean>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => IS_EMAIL.test(file))) {
    const file = path.join(folder, name);
    // Another instance may have deleted it.
    if (await isChosen(file).catch(() => false)) await rm(file, { force: true });
  }
}
