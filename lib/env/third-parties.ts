/**
 * Whether anything of a third party may load in a browser, once that is allowed: the spam check or a calendar. Read when
 * pages are built.
 */
export function loadsThirdParties(variables: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return Boolean(variables.RECAPTCHA_SITE_KEY) || Boolean(variables.BOOKING_WIDGET_URL);
}
