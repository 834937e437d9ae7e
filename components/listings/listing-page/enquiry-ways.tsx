import { Portrait } from '@/components/layout/portrait';
import { MessageCircle, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { siteFacts } from '@/lib/site/site-facts';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import { memberPath } from '@/lib/i18n/routes';
import { whatsAppHref } from '@/lib/site/whatsapp';
import styles from './enquiry-ways.module.scss';

export async function EnquiryWays({ page }: { page: ListingPageView }) {
  const { agency } = siteFacts();
  const t = await getTranslations('listingPage.enquiry');
  const { agent, kind, operation, reference, status } = page;
  const isSold = status === 'sold';
  const whatsApp = whatsAppHref(t('whatsAppText', { reference }));
  return (
    <div className={styles.ways}>
      {status !== 'available' && <p className="small">{t(status, { operation })}</p>}
      <a href="#contact-form" className={buttonClass({ isWide: true })}>
        {t(isSold ? 'similar' : 'visit')}
      </a>
      <p className={styles.others}>
        {!isSold && <a href="#contact-form-fields-kind-question">{t('question')}</a>}
        <a href={`tel:${agency.phone.e164}`} title={agency.phone.display}>
          <Icon node={Phone} />
          {t('call')}
        </a>
        {whatsApp && (
          <a href={whatsApp} rel="noopener noreferrer">
            <Icon node={MessageCircle} />
            {t('whatsApp')}
          </a>
        )}
      </p>
      <div className={styles.agent}>
        <Portrait member={agent} />
        <p>
          <b>
            <Link href={memberPath(agent.id)}>{agent.name}</Link>
          </b>
          <span>{t('knows', { kind })}</span>
        </p>
      </div>
    </div>
  );
}
