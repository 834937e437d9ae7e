import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { guidePdf, type GuidePdfId } from '@/lib/i18n/routes';
import { getEngine } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { whileDatabaseFails } from '@/lib/server/services/feeds/while-database-fails';
import { getStorage } from '@/lib/server/storage/get-storage';
import { agencyCommand, runAgencyCommand } from './agency-command';
import { backUp, type Tally } from './backup';
import { copyTo } from './copy';
import { examine, printFindings } from '@/lib/server/commands/doctor/examine';
import { exportCommand, runExportCommand } from './export-command';
import { feedCommand, runFeedCommand } from './feed-command';
import { exportLeads } from './leads';
import { levelsCommand, runLevelsCommand } from './levels-command';
import { listingCommand, runListingCommand } from './listing-command';
import { deleteOldBackups } from './old-backups';
import { restore } from './restore';
import { runStartCommand, startCommand } from '@/lib/server/commands/start/start-command';
import { guideDocument } from '@/lib/writing/printed-guides/guide-document';
import { printedGuides } from '@/lib/writing/printed-guides/printed-guides';
import type { FileTally } from './stored-files';

export type CommandResult = Readonly<{ rows: Tally; text?: string }>;

type Command = Readonly<{ name: string; run: (options: unknown) => Promise<CommandResult> }>;

const OPEN_LIMIT_MS = 60_000;
/** A newly started server may get no connection on a busy machine. */
const openDatabase = () => whileDatabaseFails(() => getEngine(OPEN_LIMIT_MS));
const aFile = z.object({ file: z.string().startsWith('/') });

export const commands: readonly Command[] = [
  command('backup', aFile, async ({ file }) => {
    const { rows, text } = withFiles(await backUp(await openDatabase(), file, getStorage()));
    const old = await deleteOldBackups(path.dirname(file));
    return { rows, text: old.length > 0 ? `${text} Older backups deleted: ${old.join(', ')}.` : text };
  }),
  command('restore', aFile, async ({ file }) => withFiles(await restore(await openDatabase(), file, getStorage()))),
  command('copy', z.object({ to: z.string().regex(/^postgres(ql)?:\/\//) }), async ({ to }) => ({
    rows: await copyTo(await openDatabase(), to),
  })),
  command('leads', z.object({ since: z.coerce.date(), format: z.enum(['csv', 'json']) }), async (options) => {
    await openDatabase();
    return exportLeads(options.since, options.format);
  }),
  command('doctor', z.object({}), async () => {
    const { text, broken } = printFindings(await examine(env, () => getEngine(OPEN_LIMIT_MS)));
    return { rows: { broken }, text };
  }),
  command('guide', z.object({}), () => Promise.resolve({ rows: {}, text: printableGuides() })),
  command('listings', listingCommand, async (options) => {
    await openDatabase();
    return runListingCommand(options);
  }),
  command('agency', agencyCommand, async (options) => {
    await openDatabase();
    return runAgencyCommand(options);
  }),
  command('levels', levelsCommand, async (options) => {
    await openDatabase();
    return runLevelsCommand(options);
  }),
  command('start', startCommand, async (options) => {
    await openDatabase();
    return runStartCommand(options);
  }),
  command('export', exportCommand, async (options) => {
    await openDatabase();
    return runExportCommand(options);
  }),
  command('import', feedCommand, async (options) => {
    await openDatabase();
    return runFeedCommand(options);
  }),
];

function command<Options extends z.ZodType>(
  name: string,
  schema: Options,
  run: (options: z.output<Options>) => Promise<CommandResult>,
): Command {
  return { name, run: async (options) => run(schema.parse(options)) };
}

function withFiles({ rows, files }: Readonly<{ rows: Tally; files: FileTally }>): Required<CommandResult> {
  const missing = files.missing > 0 ? ` ${files.missing} image files are in neither place.` : '';
  return { rows, text: `${files.copied} image files copied.${missing}` };
}

function printableGuides(): string {
  const ids = Object.keys(guidePdf) as GuidePdfId[];
  const guides = ids.flatMap((id) =>
    locales.map((locale) => ({
      id,
      locale,
      html: guideDocument(id, locale),
      images: printedGuides[id].images,
      pdf: guidePdf[id][locale],
    })),
  );
  return JSON.stringify(guides);
}
