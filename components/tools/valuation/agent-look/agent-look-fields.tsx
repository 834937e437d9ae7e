'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { SimilarListingsField } from '@/components/ui/similar-listings-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { ENQUIRY_LIMITS } from '@/lib/forms/enquiry-form';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';
import { useMessageEvidence } from '@/lib/forms/use-message-evidence';
import { agentLookForm, type AgentLookCode, type AgentLookField } from '@/lib/valuation/agent-look-form';
import styles from './agent-look.module.scss';
import type { ReactNode } from 'react';

type AgentLookFieldsProps = {
  action: FormAction<AgentLookCode>;
  siteKey: string | null;
  /** Address of this page, for the response without JavaScript. */
  permalink: string;
  hidden: Readonly<Record<string, string>>;
  languages: readonly Readonly<{ id: string; name: string }>[];
  labels: Readonly<{
    fields: Readonly<Record<AgentLookField | 'language' | 'withResult', string>>;
    noteHint: string;
    similar: string;
    honeypot: string;
    submit: string;
    pending: string;
    done: string;
    errors: Readonly<Record<AgentLookCode, string>>;
  }>;
  privacy: ReactNode;
};

const ID = 'agent-look';

export function AgentLookFields(props: AgentLookFieldsProps) {
  const { action, siteKey, permalink, hidden, labels, languages, privacy } = props;
  const form = useActionForm({
    form: agentLookForm,
    action,
    permalink,
    texts: labels.errors,
    prepare: useMessageEvidence(siteKey),
  });
  const field = (name: AgentLookField) => ({ ...form.field(name), id: `${ID}-${name}`, label: labels.fields[name] });

  return (
    <Form form={form} done={labels.done} hidden={hidden}>
      {!form.isDone && (
        <div className={styles.fields} data-bot-check={siteKey ? 'recaptcha' : undefined}>
          <InputField {...field('name')} maxLength={ENQUIRY_LIMITS.name} autoComplete="name" required />
          <InputField {...field('email')} type="email" autoComplete="email" required />
          <InputField {...field('phone')} type="tel" maxLength={ENQUIRY_LIMITS.phone} autoComplete="tel" />
          <SelectField
            {...form.field('language')}
            id={`${ID}-language`}
            label={labels.fields.language}
            defaultValue={form.values?.language ?? hidden.locale}
          >
            {languages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            {...field('note')}
            hint={labels.noteHint}
            maxLength={ENQUIRY_LIMITS.message}
            className={styles.wide}
            rows={3}
          />
          <CheckboxField
            {...form.field('withResult')}
            id={`${ID}-withResult`}
            label={labels.fields.withResult}
            value={TICKED}
            defaultValue={undefined}
            defaultChecked={form.values?.withResult !== undefined}
            className={styles.wide}
          />
          <SimilarListingsField id={ID} label={labels.similar} values={form.values} className={styles.wide} />
          <HoneypotField id={`${ID}-honeypot`} label={labels.honeypot} />
          <div className={styles.foot}>
            <SubmitButton isPending={form.isPending} labels={labels} />
            <div className={styles.privacy}>{privacy}</div>
          </div>
        </div>
      )}
    </Form>
  );
}
