'use client';

import { ButtonForm } from '@/components/ui/button-form';
import { Form } from '@/components/ui/form';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { approvalForm, commentForm, MAX_COMMENT, type SellerAnswerCode } from '@/lib/listings/desk/answer-form';

type ButtonLabels = Readonly<{ submit: string; pending: string }>;

type AnswerFormsProps = Readonly<{
  isApproved: boolean;
  actions: Readonly<{ approve: FormAction<SellerAnswerCode>; comment: FormAction<SellerAnswerCode> }>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<{ approve: ButtonLabels; comment: string; commentHint: string; send: ButtonLabels }>;
  texts: Readonly<Record<SellerAnswerCode, string>>;
}>;

export function AnswerForms({ actions, hidden, isApproved, labels, texts }: AnswerFormsProps) {
  const comment = useActionForm({ form: commentForm, action: actions.comment, texts });
  return (
    <>
      {!isApproved && (
        <ButtonForm
          form={approvalForm}
          action={actions.approve}
          labels={labels.approve}
          texts={texts}
          hidden={hidden}
        />
      )}
      <Form form={comment} hidden={hidden}>
        <TextAreaField
          {...comment.field('comment')}
          id="comment"
          label={labels.comment}
          hint={labels.commentHint}
          maxLength={MAX_COMMENT}
          rows={4}
        />
        <SubmitButton isPending={comment.isPending} labels={labels.send} look="outline" />
      </Form>
    </>
  );
}
