import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import { CodeForm, type CodeFormProps } from './code-form';
import { codeFormTexts } from './code-form-texts';
import { SecondStepFrame } from './second-step-frame';
import styles from './second-step.module.scss';
import { encode } from 'uqr';

type EnrolViewProps = Readonly<{
  email: string;
  enrolment: Readonly<{ secret: string; uri: string }>;
  returnTo: string;
  action: CodeFormProps['action'];
}>;

export async function EnrolView({ email, enrolment, returnTo, action }: EnrolViewProps) {
  const t = await getTranslations('secondStep');
  const { secret, uri } = enrolment;
  return (
    <SecondStepFrame email={email} heading={t('enrol.heading')}>
      <p>{t('enrol.lead')}</p>
      <ol className={styles.steps}>
        <li>
          <div>
            <p>{t('enrol.scan')}</p>
            <QrCode text={uri} label={t('enrol.scanAlt')} />
            <a href={uri} className={styles.inline}>
              {t('enrol.open')}
            </a>
            <p>{t('enrol.type')}</p>
            <code className={styles.key} aria-label={t('enrol.key')} translate="no">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
        </li>
        <li>
          <div>
            <p>{t('enrol.then')}</p>
            <CodeForm
              action={action}
              labels={{
                code: t('code'),
                hint: t('codeHint'),
                submit: t('enrol.submit'),
                pending: t('enrol.pending'),
              }}
              texts={await codeFormTexts()}
              hidden={{ locale: await currentLocale(), returnTo }}
            />
          </div>
        </li>
      </ol>
    </SecondStepFrame>
  );
}

/** Draws a QR code as one SVG path, because the content security policy forbids inline styles. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qr}>
      <path d={path.join('')} />
    </svg>
  );
}
