/** Verified accounts that stand in the database before a Playwright run starts. Each is given to one test. */
export const clients = {
  password: 'seis palabras y un gato',
  perLanguage: 300,
  email: (locale, n) => `client-${locale}-${n}@example.com`,
};
