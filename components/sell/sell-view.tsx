import type { SellContent } from '@/lib/landing/sell-page';
import { SellContactBlock } from './contact-block';
import { Features } from './features';
import { Partners } from './partners';
import { SaleFee } from './sale-fee';
import { SellHero } from './sell-hero';
import { SellerArea } from './seller-area';
import { SoldLately } from './sold-lately';
import { Steps } from './steps';
import type { ReactNode } from 'react';

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
      <Partners partners={partners} />
      <SellContactBlock phone={phone} phoneHours={phoneHours} email={email} form={form} />
    </>
  );
}
