export const clients = {
  password: 'seis palabras y un gato',
  perLanguage: 300,
  email: (locale, n) => `client-${locale}-${n}@example.com`,
};
