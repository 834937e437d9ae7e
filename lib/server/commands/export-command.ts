import 'server-only';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { commandActor } from '@/lib/access/actor';
import { locales } from '@/lib/i18n/locales';
import { exportAgency } from '@/lib/server/services/export/export-agency';
import { SentenceError } from './sentence-error';

export const exportCommand = z.object({
  folder: z.string().refine(path.isAbsolute),
  locale: z.enum(locales).default('es'),
});

/**
 * Only the process owner can read the folder.
 * @throws SentenceError when it is not empty.
 */
export async function runExportCommand({
  folder,
  locale,
}: z.output<typeof exportCommand>): Promise<Readonly<{ rows: { files: number }; text: string }>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new SentenceError(`${folder} is not empty: name a new folder.`);
  let files = 0;
  for await (const { content, path: name } of await exportAgency(commandActor, locale)) {
    const file = path.join(folder, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, content, { mode: 0o600 });
    files += 1;
  }
  return { rows: { files }, text: `${files} files are in ${folder}. They contain personal data.` };
}
