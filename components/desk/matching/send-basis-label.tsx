import { getTranslations } from 'next-intl/server';
import { StatusDot } from '@/components/ui/status-dot';
import type { ContactMatchView } from '@/lib/contacts/match-views';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyDay } from '@/lib/appointments/agency-day';

type SendBasisProps = Readonly<Pick<ContactMatchView, 'basis' | 'bar' | 'sentBefore'>>;

export async function SendBasisLabel({ bar, basis, sentBefore }: SendBasisProps) {
  const t = await getTranslations('deskMatching');
  const locale = await currentLocale();
  const day = (moment: Date) => formatDate(agencyDay(moment), locale);
  return (
    <>
      {basis && <StatusDot tone="ready">{t(`basis.${basis.kind}`, { date: day(basis.at) })}</StatusDot>}
      {bar && <StatusDot tone="over">{t(`bars.${bar}`)}</StatusDot>}
      {sentBefore && (
        <small>{t('sentBefore', { date: day(sentBefore.at), price: formatPrice(sentBefore.price, locale) })}</small>
      )}
    </>
  );
}
