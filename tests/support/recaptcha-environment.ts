/** Import first: server modules read the environment on load. */
process.env.RECAPTCHA_SITE_KEY = 'site';
process.env.RECAPTCHA_SECRET = 'secret';
