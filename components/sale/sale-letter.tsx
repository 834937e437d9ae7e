import { CalendarDays, FileUp, Flag, Handshake, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { SalePart } from '@/lib/i18n/routes';
import { nextStep } from '@/lib/sales/known-steps';
import { salePartPath } from '@/lib/sales/sale-part-path';
import type { SaleView } from '@/lib/sales/sale-view';
import { FigureTiles } from './figure-tiles';
import letterStyles from './sale-letter.module.scss';
import styles from './sale.module.scss';

type Row = Readonly<{ icon: IconNode; text: string; part?: SalePart; action?: string }>;

export async function SaleLetter({ sale }: Readonly<{ sale: SaleView }>) {
  const t = await getTranslations('sale.letter');
  const names = await getTranslations('sale');
  const locale = await currentLocale();
  const { figures, listing, offers, documents, steps } = sale;
  const waiting = offers.filter(({ state }) => state === 'received').length;
  const missing = documents.filter(({ broughtBy, documentId }) => broughtBy === 'seller' && documentId === null);
  const document = missing[0]?.documentType;
  const next = nextStep(steps, sale.state);
  const step = next && names(`steps.kinds.${next.kind}`);
  const requests: readonly Row[] = [
    ...(waiting > 0
      ? [{ icon: Handshake, text: t('offers', { count: waiting }), part: 'offers', action: t('seeOffers') } as const]
      : []),
    ...(document
      ? [
          {
            icon: FileUp,
            text: t('missing', { count: missing.length, paper: names(`papers.names.${document}`) }),
            part: 'papers',
            action: t('bring'),
          } as const,
        ]
      : []),
  ];
  const known: readonly Row[] = [
    {
      icon: CalendarDays,
      text: t('viewings', { count: figures.viewings }),
      part: 'calendar',
      action: t('seeCalendar'),
    },
    ...(next && step
      ? [
          {
            icon: Flag,
            text: next.dueOn ? t('nextOn', { step, day: formatDate(next.dueOn, locale) }) : t('next', { step }),
          },
        ]
      : []),
  ];
  return (
    <>
      <section className={styles.section} aria-labelledby="asked">
        <h2 id="asked">{t('asked')}</h2>
        {requests.length === 0 && <p>{t('nothing')}</p>}
        <ul className={letterStyles.rows}>
          {[...requests, ...known].map(({ action, icon, part, text }, at) => (
            <li key={text}>
              <Icon node={icon} />
              <p>{text}</p>
              {part && (
                <Link
                  href={salePartPath(listing, part)}
                  className={buttonClass({
                    look: at === 0 && requests.length > 0 ? 'primary' : 'outline',
                    isSmall: true,
                  })}
                >
                  {action}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{t('figures')}</h2>
        <FigureTiles sale={sale} />
        <p>
          <Link href={salePartPath(listing, 'figures')} className={arrowLinkClass}>
            <ArrowLabel>{t('seeFigures')}</ArrowLabel>
          </Link>
        </p>
        <p className="mini soft">{t('counted')}</p>
      </section>
    </>
  );
}
