import { getTranslations } from 'next-intl/server';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import { BrowserNote } from './browser-note';
import { COMPARE_FORM_ID } from './compare-form';
import styles from './saved-tools.module.scss';
import { ActionForm } from '@/components/ui/action-form';
import { buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { TextAreaField } from '@/components/ui/text-area-field';
import { currentLocale } from '@/lib/i18n/locale';
import { MAX_NOTE_LENGTH } from '@/lib/listings/saved/browser-notes';

type SavedToolsProps = {
  card: ListingCardView;
  /** Set for a client; otherwise notes stay in the browser. */
  account: Readonly<{ notes: Readonly<Record<string, string>>; saveNote: RedirectingAction }> | null;
  isCompared: boolean;
};

export async function SavedTools({ card, account, isCompared }: SavedToolsProps) {
  const t = await getTranslations('savedListings');
  const { id, title } = card;
  return (
    <div>
      {isCompared && (
        <label className={styles.choose}>
          <input type="checkbox" name="homes" value={id} form={COMPARE_FORM_ID} />
          <span className="visuallyHidden">{t('compare.chooseTitle', { title })}</span>
        </label>
      )}
      {account ? (
        <AccountNote card={card} note={account.notes[id] ?? ''} save={account.saveNote} />
      ) : (
        <BrowserNote
          listing={id}
          labels={{
            title: t('note.title'),
            add: t('note.add'),
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

type AccountNoteProps = { card: Pick<ListingCardView, 'id' | 'title'>; note: string; save: RedirectingAction };

async function AccountNote({ card: { id, title }, note, save }: AccountNoteProps) {
  const t = await getTranslations('savedListings.note');
  const common = await getTranslations('common');
  return (
    <details id={`note-${id}`} className={styles.note} open={note !== ''}>
      <summary>
        {t(note === '' ? 'add' : 'title')}
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
