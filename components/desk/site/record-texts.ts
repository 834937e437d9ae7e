import { getTranslations } from 'next-intl/server';
import { recordCodes } from '@/lib/forms/record-form';
import type { RecordTexts } from './record-view';

export async function recordTexts(): Promise<RecordTexts> {
  const t = await getTranslations('deskSite');
  return {
    errors: Object.fromEntries(recordCodes.map((code) => [code, t(`errors.${code}`)])),
    languages: { es: t('languages.es'), en: t('languages.en') },
    pending: t('saving'),
    remove: t('remove'),
    raise: t('raise'),
    preview: t('preview'),
    image: {
      upload: t('image.upload'),
      uploading: t('image.uploading'),
      failed: t('image.failed'),
      heic: t('notices.imageHeic'),
      saveFirst: t('image.saveFirst'),
    },
  };
}
