import { renderSampleForm, renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { CalendarLink } from '@/components/sale/calendar-link';
import { ClosedTimes } from '@/components/sale/closed-times';
import { ProposedTimes } from '@/components/sale/proposed-times';
import { ViewingList } from '@/components/sale/viewing-list';
import { currentLocale } from '@/lib/i18n/locale';
import { readSampleCalendar } from '@/lib/landing/sample-sale';

export const generateMetadata = () => sampleMetadata('calendar');

export default async function SampleCalendarPage() {
  const calendar = readSampleCalendar(await currentLocale());
  const { closed, zone } = calendar;
  return renderSamplePage('calendar', ({ listing: { id }, requests }) => (
    <>
      <ViewingList calendar={calendar} />
      <ProposedTimes listing={id} requests={requests} form={renderSampleForm} />
      <ClosedTimes listing={id} closed={closed} zone={zone} form={renderSampleForm} reopen={null} />
      <CalendarLink listing={id} isShared={false} actions={null} />
    </>
  ));
}
