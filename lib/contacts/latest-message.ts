import type { ContactView, EnquiryView, TimelineItem } from './contact-views';

/** Returns null when a newer enquiry exists or no message followed. */
export function latestMessage(
  { enquiries, timeline }: Pick<ContactView, 'timeline'> & Readonly<{ enquiries: readonly EnquiryView[] }>,
  enquiry: EnquiryView,
): TimelineItem | null {
  if (enquiries.some(({ createdAt }) => createdAt > enquiry.createdAt)) return null;
  return timeline.find((item) => isMessage(item) && item.at > enquiry.createdAt) ?? null;
}

const isMessage = (item: TimelineItem): boolean =>
  item.kind === 'received' || (item.kind === 'receivedEmail' && item.automatic === null);
