import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/i18n/locale';
import { SAVED_LISTINGS_PATH } from '@/lib/listings/saved/saved-listings';

type SaveFormProps = { listing: string; title: string; intent: 'save' | 'remove' };

export async function SaveForm({ listing, title, intent }: SaveFormProps) {
  const t = await getTranslations('savedListings');
  return (
    <form action={SAVED_LISTINGS_PATH} method="post">
      <input type="hidden" name="locale" value={await currentLocale()} />
      <button type="submit" name={intent} value={listing} className={buttonClass({ look: 'outline', isSmall: true })}>
        {t(`${intent}Word`)}
        <span className="visuallyHidden">
          {': '}
          {title}
        </span>
      </button>
    </form>
  );
}
