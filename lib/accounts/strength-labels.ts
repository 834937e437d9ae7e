import 'server-only';
import { getTranslations } from 'next-intl/server';
import { PASSWORD_MIN_LENGTH } from './account-schemas';

export async function strengthLabels() {
  const t = await getTranslations('passwordStrength');
  return {
    empty: t('empty'),
    short: Array.from({ length: PASSWORD_MIN_LENGTH - 1 }, (_, index) => t('short', { count: index + 1 })),
    weak: t('weak'),
    fair: t('fair'),
    good: t('good'),
  };
}
