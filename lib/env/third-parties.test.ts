import { thirdPartiesOf } from './third-parties';

const reCaptcha = { RECAPTCHA_SITE_KEY: 'site' };
const widget = { BOOKING_WIDGET_URL: 'https://calendar.example.com/agency' };

it.each([
  [{}, 'none'],
  [{ RECAPTCHA_SITE_KEY: '', BOOKING_WIDGET_URL: '' }, 'none'],
  [{ KLAVIYO_API_KEY: 'key', SMTP_URL: 'smtp://mail.example.com' }, 'none'],
  [reCaptcha, 'spamCheck'],
  [widget, 'calendar'],
  [{ ...reCaptcha, ...widget }, 'both'],
])('%j: %s', (variables, expected) => expect(thirdPartiesOf(variables)).toBe(expected));
