import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Accordion } from '@/components/ui/accordion';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { RichText } from '@/components/ui/rich-text';
import { listFaqs } from '@/lib/writing/faqs';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { faqPage } from '@/lib/seo/faq-page';
import styles from './faq-view.module.scss';
import { OpenFromHash } from './open-from-hash';

export async function FaqView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations('faqPage');
  const locale = await currentLocale();
  const questions = listFaqs(locale);

  return (
    <>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <Breadcrumbs current={{ name: t('title'), href: '/faq' }} siteUrl={siteUrl} />
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead', { count: questions.length })}</p>
          <Image
            image={getImage('blog-buying', locale)}
            sizes="(min-width: 64rem) 26rem, 1px"
            isDecorative
            className={styles.image}
          />
        </div>
        <div className={styles.list}>
          <Accordion
            name="faq"
            heading="h2"
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <RichText html={answer} />,
            }))}
          />
        </div>
      </div>
      <section className={`sand ${styles.more}`} aria-labelledby="more">
        <div className={`wrap ${styles.moreRow}`}>
          <h2 id="more">{t('more')}</h2>
          <p>{t('moreText')}</p>
          <Link href="/contact#contact-form" className={buttonClass()}>
            {t('ask')}
          </Link>
          <Link href="/guides" className={arrowLinkClass}>
            <ArrowLabel>{t('guides')}</ArrowLabel>
          </Link>
        </div>
      </section>
      <OpenFromHash />
      <JsonLd data={faqPage(questions)} />
    </>
  );
}
