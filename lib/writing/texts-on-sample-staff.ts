import 'server-only';
import { about as englishAbout } from '@/content/en/about';
import { consultation as englishConsultation } from '@/content/en/consultation';
import { guideTexts as englishGuides } from '@/content/en/guides/all';
import { relocation as englishRelocation } from '@/content/en/relocation';
import { about as spanishAbout } from '@/content/es/about';
import { consultation as spanishConsultation } from '@/content/es/consultation';
import { guideTexts as spanishGuides } from '@/content/es/guides/all';
import { relocation as spanishRelocation } from '@/content/es/relocation';
import { sampleNames } from '@/lib/site/samples';

const texts: Readonly<Record<string, readonly unknown[]>> = {
  'content/*/about.ts': [englishAbout, spanishAbout],
  'content/*/consultation.ts': [englishConsultation, spanishConsultation],
  'content/*/relocation.ts': [englishRelocation, spanishRelocation],
  'content/*/guides': [englishGuides, spanishGuides],
};

export function textsOnSampleStaff(names = sampleNames()): readonly string[] {
  const firstNames = names.map((name) => name.split(' ')[0] ?? name);
  const named = new RegExp(`(?<!\\p{L})(?:${firstNames.join('|')})(?!\\p{L})`, 'u');
  if (firstNames.length === 0) return [];
  return Object.keys(texts).filter((file) => texts[file]?.some((text) => named.test(JSON.stringify(text))));
}
