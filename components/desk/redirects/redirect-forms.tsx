'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { InputField } from '@/components/ui/input-field';
import { TABLES } from '@/lib/forms/csv-upload';
import type { RedirectAction } from '@/lib/middleware/redirect-state';
import { RedirectForm, type RedirectTexts } from './redirect-form';
import styles from './redirects.module.scss';

type RedirectFormsProps = Readonly<{
  add: RedirectAction;
  upload: RedirectAction;
  locale: string;
  texts: RedirectTexts;
  labels: Readonly<
    Record<
      | 'one'
      | 'from'
      | 'fromHint'
      | 'to'
      | 'toHint'
      | 'gone'
      | 'goneHint'
      | 'addOne'
      | 'many'
      | 'file'
      | 'fileHint'
      | 'upload'
      | 'pending',
      string
    >
  >;
}>;

export function RedirectForms({ add, labels, locale, texts, upload }: RedirectFormsProps) {
  return (
    <div className={styles.forms}>
      <section aria-labelledby="redirect-one">
        <h2 id="redirect-one">{labels.one}</h2>
        <RedirectForm
          action={add}
          locale={locale}
          texts={texts}
          labels={{ submit: labels.addOne, pending: labels.pending }}
        >
          {(typed) => (
            <>
              <InputField
                id="redirect-from"
                name="from"
                label={labels.from}
                hint={labels.fromHint}
                defaultValue={typed?.from}
                autoCapitalize="none"
                required
              />
              <InputField
                id="redirect-to"
                name="to"
                label={labels.to}
                hint={labels.toHint}
                defaultValue={typed?.to}
                autoCapitalize="none"
              />
              <CheckboxField id="redirect-gone" name="kind" value="gone" label={labels.gone} hint={labels.goneHint} />
            </>
          )}
        </RedirectForm>
      </section>
      <section aria-labelledby="redirect-many">
        <h2 id="redirect-many">{labels.many}</h2>
        <RedirectForm
          action={upload}
          locale={locale}
          texts={texts}
          look="outline"
          labels={{ submit: labels.upload, pending: labels.pending }}
        >
          {() => (
            <InputField
              id="redirect-file"
              name="file"
              type="file"
              label={labels.file}
              hint={labels.fileHint}
              accept={TABLES}
              required
            />
          )}
        </RedirectForm>
      </section>
    </div>
  );
}
