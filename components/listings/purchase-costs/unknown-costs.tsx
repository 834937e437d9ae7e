import { getTranslations } from 'next-intl/server';

export async function UnknownCosts({ text }: { text: string }) {
  const t = await getTranslations('listingPage.costs');
  return (
    <section className="section" id="costs" aria-labelledby="costs-heading">
      <div className="wrap">
        <h2 id="costs-heading">{t('heading')}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
