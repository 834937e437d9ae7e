export type ThirdParties = 'both' | 'spamCheck' | 'calendar' | 'none';

export function thirdPartiesOf(variables: Readonly<Record<string, string | undefined>> = process.env): ThirdParties {
  const hasSpamCheck = Boolean(variables.RECAPTCHA_SITE_KEY);
  const hasCalendar = Boolean(variables.BOOKING_WIDGET_URL);
  if (hasSpamCheck && hasCalendar) return 'both';
  if (hasSpamCheck) return 'spamCheck';
  return hasCalendar ? 'calendar' : 'none';
}
