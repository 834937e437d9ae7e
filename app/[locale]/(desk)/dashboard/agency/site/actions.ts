'use server';

import { redirect } from 'next/navigation';
import { localeOf, textOf } from '@/lib/forms/read-form';
import type { RecordState } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { answerRecord } from '@/lib/server/http/record-action';
import { changeFact, revertFact } from '@/lib/server/services/site/site-facts';
import { factSchemas, isFactKey, type FactKey, type FactValue } from '@/lib/site/facts/fact-schemas';

function keyOf(data: FormData): FactKey {
  const key = textOf(data, 'key');
  if (!isFactKey(key)) throw new Error(`no site fact ${key}`);
  return key;
}

export async function saveFactAction(_state: RecordState, data: FormData): Promise<RecordState> {
  const [locale, key] = [localeOf(data), keyOf(data)];
  const path = `/${locale}${deskPath('site', key)}`;
  const actor = await requireStaffInAction(locale, deskPath('site', key), 'site.edit');
  return answerRecord(data, {
    schema: () => factSchemas[key],
    work: async (value, { version }) => {
      const result = await changeFact(actor, key, value as FactValue<FactKey>, version);
      if (result.status === 'done') redirect(`${path}?notice=saved`);
      return result.status === 'gone' ? { code: 'gone' } : { code: 'conflict', version: result.version };
    },
  });
}

const numberOf = (data: FormData, name: string): number => Number(textOf(data, name)) || 0;

export async function revertFactAction(data: FormData): Promise<void> {
  const [locale, key] = [localeOf(data), keyOf(data)];
  const path = `/${locale}${deskPath('site', key)}`;
  const actor = await requireStaffInAction(locale, deskPath('site', key), 'site.edit');
  const { status } = await revertFact(actor, key, numberOf(data, 'earlier'), numberOf(data, 'version'));
  redirect(`${path}?notice=${status === 'done' ? 'takenBack' : status}`);
}
