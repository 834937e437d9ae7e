import { ChevronLeft, ChevronRight, EllipsisVertical } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { addDays } from '@/lib/appointments/time-zone';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { Options, type Choice } from './form-choices';
import styles from './diary-controls.module.scss';

type DiaryControlsProps = Readonly<{
  /** Days of the week, `YYYY-MM-DD`. */
  week: readonly string[];
  day: string;
  today: string;
  whose: string;
  isList: boolean;
  /** Account in which a time can be blocked; null: none. */
  blocksFor: string | null;
  calendars: readonly Choice[];
}>;

export async function DiaryControls({ blocksFor, calendars, day, isList, today, week, whose }: DiaryControlsProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const view = isList ? '&view=list' : '';
  const hrefOf = (other: string, shown = view) =>
    `/dashboard/agency/diary?day=${other}&whose=${whose}${shown}` as const;
  const [first, last] = [week[0] ?? day, week.at(-1) ?? day].map((one) => new Date(`${one}T12:00:00Z`));
  const title = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={styles.controls}>
      <div className={styles.week}>
        <Link href={hrefOf(addDays(day, -7))} className={styles.step} aria-label={t('previous')}>
          <Icon node={ChevronLeft} />
        </Link>
        <Link href={hrefOf(addDays(day, 7))} className={styles.step} aria-label={t('next')}>
          <Icon node={ChevronRight} />
        </Link>
        <Link href={hrefOf(today)} className={buttonClass({ look: 'outline', isSmall: true })}>
          {t('today')}
        </Link>
        <h2>{first && last && title.formatRange(first, last)}</h2>
      </div>
      <form action={localizedHref(locale, '/dashboard/agency/diary')} className={styles.whose}>
        <input type="hidden" name="day" value={day} />
        {isList && <input type="hidden" name="view" value="list" />}
        <SelectField id="diary-whose" name="whose" label={t('whose')} defaultValue={whose}>
          <Options choices={calendars} />
        </SelectField>
        <Button type="submit" look="outline" isSmall>
          {t('show')}
        </Button>
      </form>
      <div className={styles.more}>
        <Link href={hrefOf(day, isList ? '' : '&view=list')}>{t(isList ? 'asGrid' : 'asList')}</Link>
        <Dropdown
          className={styles.menu}
          panelClassName={styles.panel}
          ariaLabel={t('more')}
          label={<Icon node={EllipsisVertical} />}
        >
          {blocksFor !== null && (
            <Link href={`/dashboard/agency/diary/block?day=${day}&staff=${blocksFor}`}>{t('block.title')}</Link>
          )}
          <Link href="/dashboard/agency/diary/hours">{t('hoursLink')}</Link>
          <Link href="/dashboard/agency/diary/calendar">{t('calendarLink')}</Link>
        </Dropdown>
      </div>
    </div>
  );
}
