/** Whether an appointment is scheduled and in the future. */
export const isAhead = ({ startsAt, status }: Readonly<{ startsAt: Date; status: string }>): boolean =>
  status === 'scheduled' && startsAt.getTime() > Date.now();
