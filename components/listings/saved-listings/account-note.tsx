import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { MAX_NOTE_LENGTH } from '@/lib/listings/saved/browser-notes';
import styles from './saved-tools.module.scss';

type AccountNoteProps = { card: Pick<ListingCardView, 'id' | 'title'>; note: string; save: RedirectingAction };

export async function AccountNote({ card: { id, title }, note, save }: AccountNoteProps) {
  const t = await getTranslations('savedListings.note');
  const common = await getTranslations('common');
  return (
    <details id={`note-${id}`} className={styles.note} open={note !== ''}>
      <summary>
        {t('title')}
        <span className="visuallyHidden">
          {': '}
          {title}
        </span>
      </summary>
      <ActionForm action={save} failed={common('lost')}>
        <HiddenFields values={{ listing: id, locale: await currentLocale() }} />
        <TextAreaField
          id={`note-text-${id}`}
          name="note"
          label={t('label')}
          defaultValue={note}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
        />
        <button className={buttonClass({ look: 'outline', isSmall: true })}>{t('save')}</button>
      </ActionForm>
    </details>
  );
}
