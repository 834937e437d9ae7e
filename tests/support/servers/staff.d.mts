type Role = 'owner' | 'agent';

export const seededStaff: Readonly<{
  perRole: number;
  secret: string;
  shared: Readonly<{ email: string; id: string }>;
  email: (role: Role, locale: string, n: number) => string;
  id: (role: Role, locale: string, n: number) => string;
}>;
