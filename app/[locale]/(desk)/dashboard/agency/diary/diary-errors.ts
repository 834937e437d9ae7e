import 'server-only';
import { getTranslations } from 'next-intl/server';
import { diaryCodes, type DiaryCode } from '@/lib/diary/diary-forms';

export async function diaryErrors(): Promise<Readonly<Record<DiaryCode, string>>> {
  const t = await getTranslations('deskDiary.errors');
  return Object.fromEntries(diaryCodes.map((code) => [code, t(code)])) as Record<DiaryCode, string>;
}
