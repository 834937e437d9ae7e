import { getTranslations } from 'next-intl/server';
import { ResultPage } from '@/components/layout/result-page/result-page';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { siteFacts } from '@/lib/site/site-facts';

type DatabaseUnavailableProps = {
  what?: 'listings';
};

export async function DatabaseUnavailable({ what }: DatabaseUnavailableProps) {
  const t = await getTranslations('databaseUnavailable');
  const { e164, display } = siteFacts().agency.phone;
  const ways = (
    <>
      <a href="" className={buttonClass()}>
        {t('retry')}
      </a>
      <a href={`tel:${e164}`} className={arrowLinkClass}>
        <ArrowLabel>{t('call', { phone: display })}</ArrowLabel>
      </a>
    </>
  );
  return (
    <ResultPage heading={t(what ?? 'heading')} ways={ways}>
      <p className="lead">{t('text')}</p>
    </ResultPage>
  );
}
