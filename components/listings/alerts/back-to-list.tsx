import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';

export async function BackToList({ href = '/properties' }: { href?: AppHref }) {
  const t = await getTranslations('alerts.page');
  return (
    <Link href={href} className={buttonClass({ look: 'outline' })}>
      {t('back')}
    </Link>
  );
}
