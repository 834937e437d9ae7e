/** Import first: the environment is read with the server's modules. */
process.env.RECAPTCHA_SITE_KEY = 'site';
process.env.RECAPTCHA_SECRET = 'secret';
