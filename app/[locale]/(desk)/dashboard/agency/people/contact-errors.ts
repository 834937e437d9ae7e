import 'server-only';
import { getTranslations } from 'next-intl/server';
import { contactsCodes, type ContactsCode } from '@/lib/contacts/contact-forms';

export async function contactsErrors(): Promise<Readonly<Record<ContactsCode, string>>> {
  const t = await getTranslations('deskPerson.errors');
  return Object.fromEntries(contactsCodes.map((code) => [code, t(code)])) as Record<ContactsCode, string>;
}
