import type { SellContent } from '@/lib/landing/sell-page';
import { SellContactBlock } from './contact-block';
import { Features } from './features';
import { Partners } from './partners';
import { SellHero } from './sell-hero';
import { SellerArea } from './seller-area';
import { SoldLately } from './sold-lately';
import { Steps } from './steps';
import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import type { SaleFeeView } from '@/lib/landing/sale-fee';
import styles from './sale-fee.module.scss';

type SellViewProps = { content: SellContent; siteUrl: URL; form: ReactNode };

export function SellView({ content, siteUrl, form }: SellViewProps) {
  const { area, email, partners, phone, phoneHours, images, fee, saleDays, sold } = content;
  return (
    <>
      <SellHero image={images.hero} siteUrl={siteUrl} />
      <Steps saleDays={saleDays} />
      {sold.length > 0 && <SoldLately listings={sold} />}
      {fee && <SaleFee fee={fee} />}
      <Features image={images.features} />
      <SellerArea area={area} />
      {partners.length > 0 && <Partners partners={partners} />}
      <SellContactBlock phone={phone} phoneHours={phoneHours} email={email} form={form} />
    </>
  );
}

async function SaleFee({ fee: { example, percent, total, vat } }: { fee: SaleFeeView }) {
  const t = await getTranslations('sellPage.fee');
  return (
    <section className={`wrap section ${styles.fee}`} aria-labelledby="fee-title">
      <div>
        <h2 id="fee-title">{t('title')}</h2>
        <p className="soft">{t('text')}</p>
      </div>
      <div className={styles.figure}>
        <p className={`numeric ${styles.total}`}>{t('total', { total })}</p>
        <p>{t('parts', { percent, vat })}</p>
        <p className="soft">{t('example', example)}</p>
      </div>
    </section>
  );
}
