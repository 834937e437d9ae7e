/** Import it first: the environment is read once, when the server's modules are. */
process.env.RECAPTCHA_SITE_KEY = 'site';
process.env.RECAPTCHA_SECRET = 'secret';
