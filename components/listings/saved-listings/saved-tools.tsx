import { getTranslations } from 'next-intl/server';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { AccountNote } from './account-note';
import { BrowserNote } from './browser-note';
import { COMPARE_FORM_ID } from './compare-form';
import styles from './saved-tools.module.scss';

type SavedToolsProps = {
  card: ListingCardView;
  /** Set for a client; otherwise notes stay in the browser. */
  account: Readonly<{ notes: Readonly<Record<string, string>>; saveNote: RedirectingAction }> | null;
};

export async function SavedTools({ card, account }: SavedToolsProps) {
  const t = await getTranslations('savedListings');
  const { id, title } = card;
  return (
    <div className={styles.tools}>
      <CheckboxField
        id={`compare-${id}`}
        name="homes"
        value={id}
        form={COMPARE_FORM_ID}
        label={t('compare.choose')}
        aria-label={t('compare.chooseTitle', { title })}
      />
      {account ? (
        <AccountNote card={card} note={account.notes[id] ?? ''} save={account.saveNote} />
      ) : (
        <BrowserNote
          listing={id}
          labels={{
            title: t('note.title'),
            label: t('note.label'),
            hint: t('note.hint'),
            saved: t('note.saved'),
            closed: t('news.closed'),
          }}
        />
      )}
    </div>
  );
}
