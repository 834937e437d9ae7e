export const isRecaptchaConfigured = (variables: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  Boolean(variables.RECAPTCHA_SITE_KEY);
