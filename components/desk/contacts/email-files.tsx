import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import type { EmailFileView, SaleChoice } from '@/lib/contacts/email-file';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatNumber } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { folderOfName } from '@/lib/sales/folder-of-name';
import { documentFolders } from '@/lib/sales/sale-words';
import { isolated } from '@/lib/text/isolated';
import styles from './email-files.module.scss';

type EmailFilesProps = Readonly<{
  files: readonly EmailFileView[];
  contactId: string;
  sales: readonly SaleChoice[];
  move: RedirectingAction;
}>;

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

export async function EmailFiles({ contactId, files, move, sales }: EmailFilesProps) {
  if (files.length === 0) return null;
  const t = await getTranslations('deskPerson.files');
  const locale = await currentLocale();
  return (
    <ul className={styles.files} aria-label={t('title')}>
      {files.map((file) => (
        <li key={file.id}>
          {file.state === 'stored' ? (
            <a href={`/api/desk/people/${contactId}/files/${file.id}`} download>
              {isolated(file.name)}
            </a>
          ) : (
            <span>{isolated(file.name)}</span>
          )}{' '}
          <small>
            {file.state === 'stored' && sizeOf(file.bytes, locale)}
            {file.state === 'pending' && t('pending')}
            {file.movedTo &&
              t.rich('moved', {
                reference: file.movedTo.reference,
                link: (text) => <Link href={`/dashboard/agency/homes/${file.movedTo?.id}/sale`}>{text}</Link>,
              })}
            {file.state !== 'stored' &&
              file.state !== 'pending' &&
              file.state !== 'moved' &&
              t(`refusals.${file.state}`)}
          </small>
          {file.state === 'stored' && sales.length > 0 && (
            <MoveForm file={file} contactId={contactId} move={move} sales={sales} />
          )}
        </li>
      ))}
    </ul>
  );
}

const sizeOf = (bytes: number, locale: Locale): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.ceil(bytes / KILOBYTE), locale)}\u00a0kB`
    : `${formatNumber(bytes / MEGABYTE, locale, 1)}\u00a0MB`;

type MoveFormProps = Omit<EmailFilesProps, 'files'> & Readonly<{ file: EmailFileView }>;

/** One press where the contact has one sale; the folder is proposed by the name of the file. */
async function MoveForm({ contactId, file, move, sales }: MoveFormProps) {
  const t = await getTranslations('deskPerson.files');
  const folders = await getTranslations('sale.papers.folders');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const own = sales.filter(({ isOf }) => isOf);
  const [only] = own.length === 1 ? own : [];
  const form = (
    <ActionForm action={move} failed={common('lost')}>
      <HiddenFields values={{ contact: contactId, file: file.id, locale, ...(only && { listing: only.listingId }) }} />
      <div className={styles.move}>
        {!only && (
          <SelectField isQuiet id={`sale-${file.id}`} name="listing" label={t('sale')}>
            {sales.map(({ label, listingId }) => (
              <option key={listingId} value={listingId}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          isQuiet
          id={`folder-${file.id}`}
          name="folder"
          label={t('folder')}
          defaultValue={folderOfName(file.name)}
        >
          {documentFolders.map((folder) => (
            <option key={folder} value={folder}>
              {folders(folder)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="outline" isSmall>
          {only ? t('moveTo', { reference: only.label }) : t('move')}{' '}
          <span className="visuallyHidden">({file.name})</span>
        </Button>
      </div>
    </ActionForm>
  );
  return only ? (
    form
  ) : (
    <details>
      <summary>
        {t('toSale')} <span className="visuallyHidden">({file.name})</span>
      </summary>
      {form}
    </details>
  );
}
