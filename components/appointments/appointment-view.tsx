import { CalendarPlus } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/button-form';
import { FocusHeading } from '@/components/ui/focus-heading';
import { FormMessage } from '@/components/ui/form-message';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { redirectingForm, type RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { appointmentPath, movingPath, viewingPath } from '@/lib/i18n/routes';
import { AppointmentFacts, type BookedAppointment } from './appointment-facts';
import styles from './appointment-view.module.scss';

type AppointmentViewProps = {
  appointment: BookedAppointment & { status: 'scheduled' | 'cancelled'; email: string; awaitsConfirmation: boolean };
  isChangeable: boolean;
  isMovable: boolean;
  /** Id of the listing that can be visited again; null if there is none. */
  againAt: string | null;
  done: unknown;
  hasFailed: boolean;
  cancelAction: RedirectingAction;
};

export async function AppointmentView({
  appointment,
  isChangeable,
  isMovable,
  againAt,
  done,
  hasFailed,
  cancelAction,
}: AppointmentViewProps) {
  const t = await getTranslations('appointmentPage');
  const locale = await currentLocale();
  const { awaitsConfirmation, kind, reference, email } = appointment;
  const isCall = kind === 'call';
  const news = isCall && isChangeable && (done === 'booked' || done === 'moved') ? done : null;
  const state = appointment.status === 'cancelled' ? 'cancelled' : isChangeable ? news : 'past';

  const visit = await getTranslations('appointmentPage.visit');
  const tViewing = await getTranslations('viewing');
  const end = state === 'cancelled' || state === 'past' ? state : null;
  const said = awaitsConfirmation ? 'requested' : done === 'booked' || done === 'moved' ? done : null;
  const visitState = end ?? said;
  const title = isCall ? t(state ?? 'title') : visit(visitState ?? 'title');
  const visitText = visitState ? visit(`${visitState}Text`, { email }) : visit(isMovable ? 'textMovable' : 'text');
  const callText = state ? t(`${state}Text`, { email }) : t('text');

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        {news && (
          <Image image={getImage('spot-message-sent', locale)} sizes="128px" isDecorative className={styles.image} />
        )}
        {done === undefined ? <h1>{title}</h1> : <FocusHeading level={1}>{title}</FocusHeading>}
      </div>
      <p className="lead">{isCall ? callText : visitText}</p>
      {hasFailed && <FormMessage kind="error">{t('failed')}</FormMessage>}
      <section aria-labelledby="summary" className={styles.sheet}>
        <h2 id="summary">{isCall ? t('summary') : visit('summary')}</h2>
        <AppointmentFacts appointment={appointment} />
        {isChangeable && !awaitsConfirmation && (
          <p className={styles.calendar}>
            <a href={`${localizedHref(locale, appointmentPath(reference))}/calendar.ics`} className={buttonClass()}>
              <Icon node={CalendarPlus} />
              {t('calendar')}
            </a>
            <span className="mini soft">{t('calendarHint')}</span>
          </p>
        )}
      </section>
      <Actions className={styles.actions}>
        {isMovable && (
          <Link href={movingPath(reference)} className={buttonClass({ look: 'outline' })}>
            {t('move')}
          </Link>
        )}
        {state === 'cancelled' && againAt !== null && (
          <Link href={viewingPath(againAt)} className={arrowLinkClass}>
            <ArrowLabel>{tViewing('title')}</ArrowLabel>
          </Link>
        )}
        {isCall && (
          <Link href="/schedule-call" className={arrowLinkClass}>
            <ArrowLabel>{t('again')}</ArrowLabel>
          </Link>
        )}
      </Actions>
      {isChangeable && (
        <details className={styles.cancel}>
          <summary>{isCall ? t('cancel') : visit('cancel')}</summary>
          <p>{isCall ? t('cancelText') : visit('cancelText')}</p>
          <ButtonForm
            form={redirectingForm}
            action={cancelAction}
            texts={{ failed: t('failed') }}
            hidden={{ reference, locale }}
            labels={{ submit: t('cancelConfirm'), pending: t('cancelling') }}
            look="outline"
          />
        </details>
      )}
    </div>
  );
}
