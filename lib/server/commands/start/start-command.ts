import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { readSteps, type StartStep } from './start-steps';
import { startAnswerNames, storeAnswers } from './store-answers';

/** `npm run agency -- start`: the answers so far. */
export const startCommand = z.object({
  answers: z.partialRecord(z.enum(startAnswerNames), z.string().trim().max(500)).default({}),
  /** Of the invitation. */
  locale: z.enum(locales).default('es'),
});

/** What lib/cli reads as JSON. */
export type StartReport = Readonly<{ steps: readonly StartStep[]; problems: readonly string[] }>;

/** Stores answers and says how far the agency is. Asked again, it goes on from there. */
export async function runStartCommand({
  answers,
  locale,
}: z.output<typeof startCommand>): Promise<Readonly<{ rows: { open: number }; text: string }>> {
  // A database that no server has opened yet has no listings.
  await storeContent();
  const problems = await storeAnswers(answers, locale);
  await loadCatalogue();
  const report: StartReport = { steps: await readSteps(env), problems };
  const open = report.steps.filter(({ isDone }) => !isDone).length;
  return { rows: { open }, text: JSON.stringify(report) };
}
