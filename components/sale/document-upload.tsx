import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { currentLocale } from '@/lib/i18n/locale';
import { saleFilesPath } from '@/lib/i18n/routes';
import { foldersOf } from '@/lib/sales/letting';
import { plainFileName } from '@/lib/sales/document-file-name';
import { isolated } from '@/lib/text/isolated';
import { documentOutcomes } from '@/lib/sales/document-outcome';
import type { DocumentView, SaleListing } from '@/lib/sales/sale-view';
import { DocumentFileField } from './document-file-field';
import styles from './sale.module.scss';

type DocumentUploadProps = Readonly<{
  listing: SaleListing;
  documents: readonly DocumentView[];
  result: UploadResult;
}>;

export type UploadResult = Readonly<{ outcome?: unknown; file?: unknown }>;

/** Works without JavaScript. */
export async function DocumentUpload({ listing, documents, result }: DocumentUploadProps) {
  const t = await getTranslations('sale.papers');
  const locale = await currentLocale();
  const code = documentOutcomes.find((known) => known === result.outcome);
  const text = code && t(`outcomes.${code}`);
  const name = typeof result.file === 'string' ? isolated(plainFileName(result.file)) : '';
  const nameOf = ({ name, documentType }: DocumentView) =>
    documentType ? t(`names.${documentType}`) : isolated(name) || t('other');
  return (
    <section className={styles.section} aria-labelledby="upload">
      <h2 id="upload">{t('upload')}</h2>
      <FormMessage kind="success">{code === 'added' && <p>{text}</p>}</FormMessage>
      <FormMessage kind="error">
        {text && code !== 'added' && <p>{name ? t('ofFile', { name, text }) : text}</p>}
      </FormMessage>
      <form action={saleFilesPath(listing.id)} method="post" encType="multipart/form-data">
        <HiddenFields values={{ locale }} />
        <SelectField id="target" name="target" label={t('which')}>
          {documents.map((document) =>
            document.documentId ? (
              <option key={document.documentId} value={`document:${document.documentId}`}>
                {t('newVersion', { name: nameOf(document) })}
              </option>
            ) : (
              <option key={document.documentType} value={`paper:${document.documentType ?? ''}`}>
                {nameOf(document)}
              </option>
            ),
          )}
          {foldersOf(listing.operation).map((folder) => (
            <option key={folder} value={`folder:${folder}`}>
              {t('otherIn', { folder: t(`folders.${folder}`) })}
            </option>
          ))}
        </SelectField>
        <InputField id="name" name="name" label={t('name')} hint={t('nameHint')} maxLength={120} autoComplete="off" />
        <DocumentFileField
          label={t('file')}
          hint={t('fileHint')}
          heic={t('ofFile', { name: '{file}', text: t('outcomes.heic') })}
        />
        <Button type="submit" isSmall>
          {t('send')}
        </Button>
      </form>
    </section>
  );
}
