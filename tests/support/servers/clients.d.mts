export const clients: Readonly<{
  password: string;
  perLanguage: number;
  email: (locale: string, n: number) => string;
}>;
