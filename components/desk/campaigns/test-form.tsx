'use client';

import { ButtonForm } from '@/components/ui/button-form';
import { testForm, type TestFormCode } from '@/lib/campaigns/campaign-form';
import type { FormAction } from '@/lib/forms/define-form';

type TestFormProps = Readonly<{
  action: FormAction<TestFormCode>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<'submit' | 'pending' | 'done', string>>;
  texts: Readonly<Record<TestFormCode, string>>;
}>;

export function TestForm(props: TestFormProps) {
  return <ButtonForm {...props} form={testForm} look="outline" />;
}
