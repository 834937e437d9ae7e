import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import type { FormAction } from '@/lib/forms/define-form';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { SellerAnswerCode } from '@/lib/listings/desk/answer-form';
import { AnswerForms } from './answer-forms';
import styles from './seller-draft.module.scss';

type SellerAnswerProps = Readonly<{
  token: string;
  version: number;
  approvedAt: Date | null;
  done: string;
  actions: Readonly<{ approve: FormAction<SellerAnswerCode>; comment: FormAction<SellerAnswerCode> }>;
}>;

export async function SellerAnswer({ actions, approvedAt, done, token, version }: SellerAnswerProps) {
  const t = await getTranslations('sellerDraft');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section id="contact-form" aria-labelledby="seller-answer" className="sand section">
      <div className={`wrap ${styles.answer}`}>
        <h2 id="seller-answer">{t('question')}</h2>
        <FormMessage kind="success">
          {approvedAt && <p>{t('approved', { date: formatDateTime(approvedAt.toISOString(), locale) })}</p>}
          {done === 'comment' && <p>{t('sent')}</p>}
        </FormMessage>
        <AnswerForms
          isApproved={approvedAt !== null}
          actions={actions}
          hidden={{ token, version: String(version), locale }}
          labels={{
            approve: { submit: t('approve'), pending: t('approving') },
            comment: t('comment'),
            commentHint: t('commentHint'),
            send: { submit: t('send'), pending: t('sending') },
          }}
          texts={{
            required: t('required'),
            tooLong: t('tooLong'),
            gone: t('gone'),
            changed: t('changed'),
            tooMany: t('tooMany'),
            failed: common('lost'),
          }}
        />
      </div>
    </section>
  );
}
