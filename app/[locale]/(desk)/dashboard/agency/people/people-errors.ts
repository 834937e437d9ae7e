import 'server-only';
import { getTranslations } from 'next-intl/server';
import { peopleCodes, type PeopleCode } from '@/lib/contacts/people-forms';

/** What is wrong with a form of people, in words. */
export async function peopleErrors(): Promise<Readonly<Record<PeopleCode, string>>> {
  const t = await getTranslations('deskPerson.errors');
  return Object.fromEntries(peopleCodes.map((code) => [code, t(code)])) as Record<PeopleCode, string>;
}
