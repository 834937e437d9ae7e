'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';
import { feedForm, SETTINGS_PROBLEMS, type FeedCode } from '@/lib/listings/kyero/feed-form';
import styles from './feeds.module.scss';

type FeedFormLabels = Readonly<
  Record<
    | 'name'
    | 'nameHint'
    | 'address'
    | 'addressHint'
    | 'user'
    | 'password'
    | 'showPassword'
    | 'credentialsHint'
    | 'every'
    | 'everyHint'
    | 'trusted'
    | 'trustedHint'
    | 'newBuilds'
    | 'newBuildVat'
    | 'newBuildVatHint'
    | 'newBuildExcludesVat'
    | 'promoter'
    | 'promoterHint'
    | 'settings'
    | 'settingsHint'
    | 'retype'
    | 'submit'
    | 'pending',
    string
  >
>;

type FeedFormProps = {
  action: FormAction<FeedCode>;
  labels: FeedFormLabels;
  errors: Readonly<Record<FeedCode, string>>;
  hidden: Readonly<Record<string, string>>;
  feed: Readonly<{
    settings: string;
    isTrusted: boolean;
    everyMinutes: number;
    newBuilds: Readonly<{ vat?: number | null; priceExcludesVat?: boolean; promoter?: string }>;
  }> | null;
};

/** Fields that may hold a secret are never prefilled. */
export function FeedForm({ action, labels, errors, hidden, feed }: FeedFormProps) {
  const form = useActionForm({ form: feedForm, action, texts: errors });
  const { values } = form;
  const isTrusted = values ? values.trusted === TICKED : (feed?.isTrusted ?? false);
  const { newBuilds } = feed ?? {};
  const excludesVat = values ? values.newBuildExcludesVat === TICKED : (newBuilds?.priceExcludesVat ?? false);
  const settings = form.field('settings');
  const problems = values?.[SETTINGS_PROBLEMS];
  return (
    <Form form={form} hidden={hidden} notice={values && <p className={styles.note}>{labels.retype}</p>}>
      {!feed && (
        <InputField
          {...form.field('name')}
          id="feed-name"
          label={labels.name}
          hint={labels.nameHint}
          autoCapitalize="none"
          required
        />
      )}
      <InputField
        {...form.field('address')}
        id="feed-address"
        label={labels.address}
        hint={labels.addressHint}
        type="url"
        autoComplete="off"
        required={!feed}
      />
      <div className={styles.pair}>
        <InputField
          {...form.field('user')}
          id="feed-user"
          label={labels.user}
          hint={labels.credentialsHint}
          autoComplete="off"
        />
        <PasswordField
          {...form.field('password')}
          id="feed-password"
          label={labels.password}
          showLabel={labels.showPassword}
          autoComplete="new-password"
        />
      </div>
      <InputField
        {...form.field('every')}
        defaultValue={values?.every ?? String(feed?.everyMinutes ?? 60)}
        id="feed-every"
        label={labels.every}
        hint={labels.everyHint}
        inputMode="numeric"
        required
      />
      <CheckboxField
        {...form.field('trusted')}
        defaultValue={undefined}
        key={String(isTrusted)}
        defaultChecked={isTrusted}
        value={TICKED}
        id="feed-trusted"
        label={labels.trusted}
        hint={labels.trustedHint}
      />
      <fieldset className={styles.group}>
        <legend>{labels.newBuilds}</legend>
        <InputField
          {...form.field('newBuildVat')}
          defaultValue={values?.newBuildVat ?? String(newBuilds?.vat ?? '')}
          id="feed-vat"
          label={labels.newBuildVat}
          hint={labels.newBuildVatHint}
          inputMode="decimal"
        />
        <CheckboxField
          {...form.field('newBuildExcludesVat')}
          defaultValue={undefined}
          key={`vat-${excludesVat}`}
          defaultChecked={excludesVat}
          value={TICKED}
          id="feed-excludes-vat"
          label={labels.newBuildExcludesVat}
        />
        <InputField
          {...form.field('promoter')}
          defaultValue={values?.promoter ?? newBuilds?.promoter ?? ''}
          id="feed-promoter"
          label={labels.promoter}
          hint={labels.promoterHint}
        />
      </fieldset>
      <TextAreaField
        {...settings}
        defaultValue={values?.settings ?? feed?.settings ?? ''}
        error={settings.error && [settings.error, problems].filter(Boolean).join(' ')}
        id="feed-settings"
        label={labels.settings}
        hint={labels.settingsHint}
        className={styles.settings}
        spellCheck={false}
        rows={6}
      />
      <SubmitButton
        isPending={form.isPending}
        labels={labels}
        look={feed ? 'outline' : 'primary'}
        className={styles.submit}
      />
    </Form>
  );
}
