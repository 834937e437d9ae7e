import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyDay } from '@/lib/appointments/agency-day';
import styles from './preview.module.scss';

export type SentAddress = Readonly<{
  hash: string;
  createdAt: Date;
  expiresAt: Date;
  approvedVersion: number | null;
  approvedAt: Date | null;
  comment: string | null;
  commentedAt: Date | null;
}>;

type SellerAddressProps = Readonly<{
  address: SentAddress;
  editVersion: number;
  id: string;
  end: RedirectingAction | null;
}>;

export async function SellerAddress({ address, editVersion, end, id }: SellerAddressProps) {
  const t = await getTranslations('deskHome.preview');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { approvedAt, approvedVersion, comment, commentedAt, createdAt, expiresAt, hash } = address;
  const isOpen = expiresAt > new Date();
  const created = formatDate(agencyDay(createdAt), locale);
  const when = (moment: Date) => formatDateTime(moment.toISOString(), locale);
  return (
    <li>
      <p>
        {isOpen
          ? t('created', { date: created, date2: formatDate(agencyDay(expiresAt), locale) })
          : t('ended', { date: created })}
      </p>
      {approvedAt && approvedVersion !== null && (
        <p className={styles.answer}>
          {approvedVersion === editVersion
            ? t('approved', { date: when(approvedAt), version: approvedVersion })
            : t('approvedOld', { date: when(approvedAt) })}
        </p>
      )}
      {comment !== null && commentedAt && (
        <>
          <p className={styles.answer}>{t('comment', { date: when(commentedAt) })}</p>
          <blockquote className={styles.comment}>{comment}</blockquote>
        </>
      )}
      {isOpen && !approvedAt && comment === null && <p className="soft">{t('waiting')}</p>}
      {isOpen && end && (
        <ActionForm action={end} failed={common('lost')}>
          <HiddenFields values={{ id, hash, locale }} />
          <Button type="submit" look="outline" isSmall>
            {t('end')}
          </Button>
        </ActionForm>
      )}
    </li>
  );
}
