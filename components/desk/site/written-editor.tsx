import { getTranslations } from 'next-intl/server';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import type { StaffActor } from '@/lib/access/actor';
import { deskPath } from '@/lib/i18n/desk-routes';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { Notice } from './notice';
import { RecordForm, type RecordFormProps } from './record-form';
import { recordTexts } from './record-texts';
import { ArticleStateLabel } from './article-state-label';
import styles from './site-lists.module.scss';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';

type WrittenEditorProps = Readonly<{
  actor: StaffActor;
  kind: keyof typeof kinds;
  id: string;
  title: string;
  version: number;
  values: RecordFormProps['initial']['values'];
  isPublished: boolean;
  onSite: AppHref;
  groups: RecordFormProps['groups'];
  actions: Readonly<{ save: RecordFormProps['action']; withdraw: (data: FormData) => Promise<void> }>;
  notice: string;
}>;

const kinds = {
  articles: { texts: 'deskArticles', gender: 'm' },
  questions: { texts: 'deskQuestions', gender: 'f' },
} as const;

export async function WrittenEditor(props: WrittenEditorProps) {
  const { actions, actor, groups, id, isPublished, kind, notice, onSite, title, values, version } = props;
  const { gender, texts } = kinds[kind];
  const t = await getTranslations(texts);
  const locale = await currentLocale();
  const hidden = { locale, id };
  const preview = { operation: 'preview', label: t('preview') };
  const operations = isPublished
    ? [{ operation: 'save', label: t('savePublished') }, preview]
    : [{ operation: 'publish', label: t('publish') }, { operation: 'save', label: t('saveDraft') }, preview];
  return (
    <DeskFrame
      actor={actor}
      current={kind}
      title={title}
      action={<ArticleStateLabel isPublished={isPublished} gender={gender} />}
    >
      {isPublished && (
        <p className={styles.onSite}>
          <Link href={onSite}>{t('onSite')}</Link>
        </p>
      )}
      <RecordForm
        notice={<Notice code={notice} />}
        key={version}
        action={actions.save}
        initial={{ serial: 0, version, values }}
        groups={groups}
        operations={operations}
        texts={await recordTexts()}
        hidden={hidden}
        returnTo={`/${locale}${deskPath(kind, id)}`}
      />
      {isPublished && (
        <WithdrawForm action={actions.withdraw} hidden={hidden} label={t('withdraw')} text={t('withdrawText')} />
      )}
    </DeskFrame>
  );
}

type WithdrawFormProps = Readonly<{
  action: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
  label: string;
  text: string;
}>;

function WithdrawForm({ action, hidden, label, text }: WithdrawFormProps) {
  return (
    <form action={action} className={styles.withdraw}>
      <HiddenFields values={hidden} />
      <p className={styles.lead}>{text}</p>
      <Button type="submit" look="outline" isSmall>
        {label}
      </Button>
    </form>
  );
}
