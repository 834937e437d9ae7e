import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { particularsPath } from '@/lib/i18n/routes';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { gapHref } from '@/lib/listings/desk/gap-href';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { PreviewFrame } from './preview-frame';
import { SellerAddress, type SentAddress } from './seller-address';
import styles from './preview.module.scss';

type PreviewViewProps = Readonly<{
  listing: DeskListing;
  editVersion: number;
  problems: readonly ListingProblem[];
  addresses: readonly SentAddress[];
  actions: Readonly<{ share: RedirectingAction; end: RedirectingAction }> | null;
}>;

export async function PreviewView({ actions, addresses, editVersion, listing, problems }: PreviewViewProps) {
  const t = await getTranslations('deskHome.preview');
  const common = await getTranslations('common');
  const gapTexts = await getTranslations('listingGaps');
  const locale = await currentLocale();
  const { id, state } = listing;
  const isShown = state === 'available' || state === 'reserved';
  if (problems.length > 0) {
    return (
      <section className={styles.section}>
        <p>{t('missing', { count: problems.length })}</p>
        <ul>
          {listingGaps(problems, gapTexts).map(({ field, sentence }) => (
            <li key={field}>
              <Link href={gapHref(id, field)}>{sentence}</Link>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <div className={styles.layout}>
      <section className={styles.section}>
        <p>{t('openText')}</p>
        <p className={styles.links}>
          <Link href={deskPath('homes', id, 'preview', 'page')} className={buttonClass({ isSmall: true })}>
            {t('open')}
          </Link>
          {isShown && (
            <a href={particularsPath(id, locale)} type="application/pdf">
              {t('sheet')}
            </a>
          )}
        </p>
      </section>
      <section aria-labelledby="for-seller" className={styles.section}>
        <h2 id="for-seller">{t('shareTitle')}</h2>
        <p>{t('shareText')}</p>
        {actions && (
          <ActionForm action={actions.share} failed={common('lost')}>
            <HiddenFields values={{ id, locale }} />
            <Button type="submit" look="outline" isSmall>
              {t('share')}
            </Button>
          </ActionForm>
        )}
        {addresses.length > 0 && (
          <ul className={styles.addresses} aria-label={t('sent')}>
            {addresses.map((address) => (
              <SellerAddress
                key={address.hash}
                address={address}
                editVersion={editVersion}
                id={id}
                end={actions?.end ?? null}
              />
            ))}
          </ul>
        )}
      </section>
      <PreviewFrame id={id} editVersion={editVersion} />
    </div>
  );
}
