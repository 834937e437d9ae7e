import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { readSteps, type StartStep } from './start-steps';
import { startAnswerNames, storeAnswers } from './store-answers';

export const startCommand = z.object({
  answers: z.partialRecord(z.enum(startAnswerNames), z.string().trim().max(500)).default({}),
  locale: z.enum(locales).default('es'),
});

export type StartReport = Readonly<{ steps: readonly StartStep[]; problems: readonly string[] }>;

export async function runStartCommand({
  answers,
  locale,
}: z.output<typeof startCommand>): Promise<Readonly<{ rows: { open: number }; text: string }>> {
  await storeContent();
  const problems = await storeAnswers(answers, locale);
  await loadCatalogue();
  const report: StartReport = { steps: await readSteps(env), problems };
  const open = report.steps.filter(({ isDone }) => !isDone).length;
  return { rows: { open }, text: JSON.stringify(report) };
}
