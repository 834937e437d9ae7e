import { getTranslations } from 'next-intl/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import type { Locale } from '@/lib/i18n/locales';
import { classNames } from '@/lib/text/class-names';
import styles from './newsletter.module.scss';

type PreviewView = Readonly<{
  language: Locale;
  width: 'phone' | 'desk';
  scheme: 'light' | 'dark' | 'text';
}>;

const choices = {
  language: ['es', 'en'],
  width: ['phone', 'desk'],
  scheme: ['light', 'dark', 'text'],
} as const;

type CampaignPreviewProps = Readonly<{ id: string; editVersion: number; view: PreviewView }>;

export async function CampaignPreview({ editVersion, id, view }: CampaignPreviewProps) {
  const t = await getTranslations('deskNewsletter.preview');
  const to = (change: Partial<PreviewView>) =>
    `${deskPath('newsletter', id, 'preview')}?${new URLSearchParams({ ...view, ...change }).toString()}` as const;
  const group = (name: keyof PreviewView) => (
    <div key={name}>
      <span id={`choice-${name}`} className="mini soft">
        {t(name)}
      </span>
      <ul aria-labelledby={`choice-${name}`}>
        {choices[name].map((value) => (
          <li key={value}>
            <Link
              href={to({ [name]: value })}
              replace
              scroll={false}
              aria-current={value === view[name] ? 'true' : undefined}
            >
              {t(value)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
  // The version prevents the browser from reusing a cached frame.
  const query = new URLSearchParams({
    language: view.language,
    version: String(editVersion),
    ...(view.scheme === 'text' ? { part: 'text' } : { scheme: view.scheme }),
  });
  return (
    <>
      <div className={styles.controls}>{[group('language'), group('width'), group('scheme')]}</div>
      <iframe
        src={`/api/desk/newsletter/${id}/email?${query.toString()}`}
        title={t('frame', { language: view.language })}
        className={classNames(styles.frame, view.width === 'phone' && styles.phone)}
      />
    </>
  );
}
