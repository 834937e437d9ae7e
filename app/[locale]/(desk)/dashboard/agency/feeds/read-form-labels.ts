import 'server-only';
import { getTranslations } from 'next-intl/server';
import { feedCodes } from '@/lib/listings/kyero/feed-form';
import { recordOf } from '@/lib/text/record-of';

export async function readFormLabels(isNew: boolean) {
  const t = await getTranslations('deskFeeds');
  const withNote = (hint: string, note: string) => (isNew ? hint : `${hint} ${note}`);
  return {
    title: t('form.title'),
    errors: recordOf(feedCodes, (code) => t(`errors.${code}`)),
    labels: {
      name: t('form.name'),
      nameHint: t('form.nameHint'),
      address: t('form.address'),
      addressHint: withNote(t('form.addressHint'), t('form.addressStays')),
      user: t('form.user'),
      password: t('form.password'),
      showPassword: t('form.showPassword'),
      credentialsHint: withNote(t('form.credentialsHint'), t('form.credentialsStay')),
      every: t('form.every'),
      everyHint: t('form.everyHint'),
      trusted: t('form.trusted'),
      trustedHint: t('form.trustedHint'),
      newBuilds: t('form.newBuilds'),
      newBuildVat: t('form.newBuildVat'),
      newBuildVatHint: t('form.newBuildVatHint'),
      newBuildExcludesVat: t('form.newBuildExcludesVat'),
      promoter: t('form.promoter'),
      promoterHint: t('form.promoterHint'),
      settings: t('form.settings'),
      settingsHint: t('form.settingsHint'),
      retype: t('form.retype'),
      submit: isNew ? t('form.add') : t('form.save'),
      pending: t('form.pending'),
    },
  };
}
