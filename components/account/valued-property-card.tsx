import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Actions } from '@/components/ui/actions';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { rangeBars } from '@/lib/valuation/range-bars';
import type { SavedValuationView } from '@/lib/valuation/saved-valuation';
import { Link } from '@/lib/i18n/link';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { valuationFilePath } from '@/lib/i18n/routes';
import styles from './valued-property-card.module.scss';

export type ValuedPropertyActions = Readonly<{
  rename: RedirectingAction;
  remove: RedirectingAction;
}>;

export async function ValuedPropertyCard({
  property,
  actions,
}: {
  property: SavedValuationView;
  actions: ValuedPropertyActions;
}) {
  const t = await getTranslations('dashboardPage.valuations');
  const common = await getTranslations('common');
  const { id, name, place, facts, latest, history, course, today, toolHref, visitHref } = property;
  const locale = await currentLocale();
  const hidden = { id, locale };
  const title = name || place;
  return (
    <article className={styles.property} aria-labelledby={`home-${id}`}>
      <header>
        <h3 id={`home-${id}`}>{title}</h3>
        <p className="small soft">{facts}</p>
      </header>
      <p className={`numeric ${styles.range}`}>{t('range', { low: latest.low, high: latest.high })}</p>
      <p className="small soft">{t('dated', { day: latest.day, level: latest.level })}</p>
      {today && <p className={styles.moved}>{t('moved', { low: today.low, high: today.high })}</p>}
      <details className={styles.history} open={history.length > 1}>
        <summary>{t('history', { count: history.length })}</summary>
        {course.length > 1 && <RangeChart course={course} />}
        <ol className="numeric small">
          {history.map((entry, index) => (
            <li key={index}>
              <time dateTime={entry.isoDay}>{entry.day}</time>
              <span>{t('range', { low: entry.low, high: entry.high })}</span>
              <span className="soft">{t('level', { level: entry.level })}</span>
            </li>
          ))}
        </ol>
      </details>
      <Actions>
        <Link href={visitHref} className={buttonClass({ isSmall: true })}>
          {t('visit')} <span className="visuallyHidden">({title})</span>
        </Link>
        <Link href={toolHref} className={buttonClass({ look: 'outline', isSmall: true })}>
          {t('again')} <span className="visuallyHidden">({title})</span>
        </Link>
        <a href={valuationFilePath(id, locale)} className={buttonClass({ look: 'outline', isSmall: true })}>
          {t('pdf')} <span className="visuallyHidden">({title})</span>
        </a>
      </Actions>
      <details>
        <summary>
          {t('manage')} <span className="visuallyHidden">({title})</span>
        </summary>
        <div className={styles.forms}>
          <ActionForm action={actions.rename} failed={common('lost')}>
            <HiddenFields values={hidden} />
            <InputField
              id={`name-${id}`}
              name="name"
              label={t('name')}
              defaultValue={name}
              maxLength={60}
              autoComplete="off"
            />
            <Button type="submit" look="outline" isSmall>
              {t('rename')}
            </Button>
          </ActionForm>
          <ActionForm action={actions.remove} failed={common('lost')}>
            <HiddenFields values={hidden} />
            <button className={styles.remove}>{t('remove')}</button>
          </ActionForm>
        </div>
      </details>
    </article>
  );
}

/** One bar per saved range. Decorative: the list contains the same data. */
function RangeChart({ course }: Pick<SavedValuationView, 'course'>) {
  return (
    <svg className={styles.chart} aria-hidden="true">
      {rangeBars(course).map(({ x, y, width, height, middle }, index) => (
        <g key={index}>
          <rect x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
          <line x1={`${x}%`} x2={`${x + width}%`} y1={`${middle}%`} y2={`${middle}%`} />
        </g>
      ))}
    </svg>
  );
}
