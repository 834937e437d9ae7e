import { getTranslations } from 'next-intl/server';
import { ResultPage } from '@/components/layout/result-page/result-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';

export async function SharedListEnded() {
  const t = await getTranslations('sharedList');
  const ways = (
    <Link href="/properties" className={buttonClass()}>
      {t('look')}
    </Link>
  );
  return (
    <ResultPage heading={t('endedTitle')} ways={ways}>
      <p className="lead">{t('ended')}</p>
    </ResultPage>
  );
}
