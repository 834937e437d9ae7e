export const hoursAndMinutes = (minutes: number): { hours: string; minutes: string } => ({
  hours: String(Math.floor(minutes / 60)),
  minutes: String(minutes % 60),
});
