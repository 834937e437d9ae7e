import { loadsThirdParties } from './third-parties';

it.each([
  [{}, false],
  [{ RECAPTCHA_SITE_KEY: '', BOOKING_WIDGET_URL: '' }, false],
  // Asked by the server alone.
  [{ KLAVIYO_API_KEY: 'key', SMTP_URL: 'smtp://mail.example.com' }, false],
  [{ RECAPTCHA_SITE_KEY: 'site' }, true],
  [{ BOOKING_WIDGET_URL: 'https://calendar.example.com/agency' }, true],
])('%j: %s', (variables, expected) => expect(loadsThirdParties(variables)).toBe(expected));
