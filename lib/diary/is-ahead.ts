export const isAhead = ({ startsAt, status }: Readonly<{ startsAt: Date; status: string }>): boolean =>
  status === 'scheduled' && startsAt.getTime() > Date.now();
