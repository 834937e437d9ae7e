import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { HeldChanges } from '@/lib/listings/kyero/held-changes';
import styles from './feeds.module.scss';
import heldStyles from './held-difference.module.scss';

type HeldDifferenceProps = Readonly<{
  name: string;
  held: HeldChanges;
  isPaused: boolean;
  applyAction: RedirectingAction;
  declineAction: RedirectingAction;
}>;

export async function HeldDifference({ name, held, isPaused, applyAction, declineAction }: HeldDifferenceProps) {
  const t = await getTranslations('deskFeeds');
  const locale = await currentLocale();
  const { decision, hash, of, repriced, rows, withdrawn } = held;
  const count = withdrawn + repriced;
  const price = (euros: number | null) => (euros === null ? '–' : formatPrice(euros, locale));
  const hidden = { locale, name, hash };
  return (
    <section className={heldStyles.held} aria-labelledby="held" data-decision={decision}>
      <h2 id="held">{t('held.title')}</h2>
      <p>{decision === 'declined' ? t('held.declined', { count }) : t('held.lead', { of, repriced, withdrawn })}</p>
      <Table
        caption={t('held.caption')}
        className={heldStyles.difference}
        head={[t('held.home'), t('held.from'), t('held.to')]}
        rows={rows.map(({ from, id, reference, to }) => ({
          id,
          cells: [
            <Link key="home" href={deskPath('homes', id)}>
              {reference}
            </Link>,
            price(from),
            to === null ? t('held.gone') : price(to),
          ],
        }))}
      />
      {count > rows.length && <p>{t('held.more', { count: count - rows.length })}</p>}
      {decision === 'approved' ? (
        <p>{t('held.approved')}</p>
      ) : (
        <>
          <p className={styles.note}>{isPaused ? t('notices.isPaused') : t('held.after')}</p>
          <div className={styles.actions}>
            {!isPaused && (
              <ActionForm action={applyAction} failed={t('failed')}>
                <HiddenFields values={hidden} />
                <Button type="submit">{t('held.apply')}</Button>
              </ActionForm>
            )}
            {decision === 'waiting' && (
              <ActionForm action={declineAction} failed={t('failed')}>
                <HiddenFields values={hidden} />
                <Button type="submit" look="outline">
                  {t('held.keep')}
                </Button>
              </ActionForm>
            )}
          </div>
        </>
      )}
    </section>
  );
}
