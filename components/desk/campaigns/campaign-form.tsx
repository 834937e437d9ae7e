'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { FieldGroup } from '@/components/ui/field-group';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { campaignForm, type CampaignFormCode } from '@/lib/campaigns/campaign-form';
import { campaignLimits, type CampaignText } from '@/lib/campaigns/campaign-content';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import type { Locale } from '@/lib/i18n/locales';
import styles from './campaign-form.module.scss';
import type { ReactNode } from 'react';

type Choice = Readonly<{ id: string; label: string; isChosen: boolean }>;

type CampaignFormProps = Readonly<{
  action: FormAction<CampaignFormCode>;
  hidden: Readonly<Record<string, string>>;
  languages: readonly Locale[];
  texts: Readonly<Record<Locale, CampaignText>>;
  listings: readonly Choice[];
  articles: readonly Choice[];
  labels: Readonly<
    Record<
      | 'subject'
      | 'subjectHint'
      | 'opening'
      | 'openingHint'
      | 'closing'
      | 'homes'
      | 'homesHint'
      | 'references'
      | 'referencesHint'
      | 'articles'
      | 'articlesHint'
      | 'replaces'
      | 'submit'
      | 'pending',
      string
    > & { language: Readonly<Record<Locale, string>> }
  >;
  errors: Readonly<Record<CampaignFormCode, string>>;
  savedVersion: ReactNode;
}>;

export function CampaignForm(props: CampaignFormProps) {
  const { action, hidden, languages, texts, labels, errors, savedVersion } = props;
  const form = useActionForm({ form: campaignForm, action, texts: errors });
  const { values } = form;
  const choices = (name: 'articles' | 'listings', choice: readonly Choice[]) => {
    const ticked = values && Object.keys(values).filter((field) => field.startsWith(`${name}[`));
    const ids = ticked?.map((field) => values?.[field]);
    return choice.map(({ id, isChosen, label }) => (
      <CheckboxField
        key={id}
        id={`${name}-${id}`}
        name={`${name}[]`}
        value={id}
        label={label}
        defaultChecked={ids ? ids.includes(id) : isChosen}
      />
    ));
  };
  return (
    <Form form={form} hidden={hidden}>
      {form.code === 'conflict' && (
        <div className={styles.conflict}>
          {savedVersion}
          <CheckboxField id="replaces" name="replaces" label={labels.replaces} />
        </div>
      )}
      <div className={styles.languages}>
        {languages.map((language) => {
          const field = (name: keyof CampaignText) => {
            const own = form.field(`${language}.${name}`);
            const defaultValue = own.defaultValue ?? texts[language][name];
            return { ...own, defaultValue, id: `${language}-${name}`, lang: language };
          };
          return (
            <fieldset key={language} className={styles.language}>
              <legend>{labels.language[language]}</legend>
              <InputField
                {...field('subject')}
                label={labels.subject}
                hint={labels.subjectHint}
                maxLength={campaignLimits.subject}
              />
              <TextAreaField {...field('opening')} label={labels.opening} hint={labels.openingHint} rows={6} />
              <TextAreaField {...field('closing')} label={labels.closing} rows={3} />
            </fieldset>
          );
        })}
      </div>
      <div className={styles.languages}>
        {props.listings.length > 0 && (
          <div className={styles.choices}>
            <FieldGroup id="listings" legend={labels.homes} hint={labels.homesHint} className={styles.list}>
              {choices('listings', props.listings)}
            </FieldGroup>
            <InputField
              {...form.field('references')}
              id="references"
              label={labels.references}
              hint={labels.referencesHint}
              autoComplete="off"
            />
          </div>
        )}
        {props.articles.length > 0 && (
          <FieldGroup id="articles" legend={labels.articles} hint={labels.articlesHint} className={styles.list}>
            {choices('articles', props.articles)}
          </FieldGroup>
        )}
      </div>
      <div className={styles.foot}>
        <SubmitButton isPending={form.isPending} labels={labels} />
      </div>
    </Form>
  );
}
