import { readdirSync } from 'node:fs';
import path from 'node:path';
import en from '@/messages/en';
import es from '@/messages/es';

type Locale = 'en' | 'es';

/** Cells of a row share a line, so that patterns can span them. */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return [value.join(' | ')];
  return Object.values(value).flatMap(linesOf);
}

export async function proseIn(locale: Locale): Promise<readonly Readonly<{ file: string; module: unknown }>[]> {
  const folder = path.join('content', locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('all.ts'),
  );
  const modules = files.map(async (file) => ({ file, module: (await import(path.resolve(folder, file))) as unknown }));
  return [{ file: 'messages', module: { en, es }[locale] }, ...(await Promise.all(modules))];
}
