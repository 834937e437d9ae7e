import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { commandActor } from '@/lib/access/actor';
import { agencyDay } from '@/lib/appointments/agency-day';
import { changeLevels } from '@/lib/server/services/site/change-levels';
import { readLevelRows } from '@/lib/site/level-rows';
import { decodeCsv } from '@/lib/text/read-csv';
import { SentenceError } from './sentence-error';

export const levelsCommand = z.object({ file: z.string().refine(path.isAbsolute) });

const MAX_BYTES = 1_000_000;

/** All rows or none. @throws SentenceError for an unreadable file, with each bad row. */
export async function runLevelsCommand({
  file,
}: z.output<typeof levelsCommand>): Promise<Readonly<{ rows: { levels: number }; text: string }>> {
  const { levels, problems } = readLevelRows(await readText(file), agencyDay());
  if (problems.length > 0) {
    const lines = problems.map(({ line, reason }) => `  Line ${line}: ${reason}.`);
    throw new SentenceError(['Nothing is stored. Correct these rows and try again:', ...lines].join('\n'));
  }
  if (levels.length === 0) throw new SentenceError(`${file} has no rows: place, quarter, EUR per m2, source.`);
  await changeLevels(commandActor, levels);
  const lines = levels.map(
    ({ place, price, quarter, source }) => `  ${place}: ${price} EUR per m2, ${quarter}, ${source}`,
  );
  return { rows: { levels: levels.length }, text: [`${levels.length} price levels are stored:`, ...lines].join('\n') };
}

async function readText(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new SentenceError(`There is no file ${file} that the server can read.`);
  if (found.size > MAX_BYTES) throw new SentenceError(`${file} is larger than 1 MB: is it the file of the levels?`);
  return decodeCsv(
    await readFile(file).catch(() => {
      throw new SentenceError(`The server may not read ${file}.`);
    }),
  );
}
