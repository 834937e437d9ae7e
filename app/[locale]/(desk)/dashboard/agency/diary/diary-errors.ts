import 'server-only';
import { getTranslations } from 'next-intl/server';
import { diaryCodes, type DiaryCode } from '@/lib/diary/diary-forms';

/** What is wrong with a form of the diary, in words. */
export async function diaryErrors(): Promise<Readonly<Record<DiaryCode, string>>> {
  const t = await getTranslations('deskDiary.errors');
  return Object.fromEntries(diaryCodes.map((code) => [code, t(code)])) as Record<DiaryCode, string>;
}
