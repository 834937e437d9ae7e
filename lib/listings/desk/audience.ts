export type AudienceRange = Readonly<{ min: number | null; max: number | null; count: number }>;

export const audienceAt = (ranges: readonly AudienceRange[], price: number): number =>
  ranges
    .filter(({ max, min }) => (min === null || price >= min) && (max === null || price <= max))
    .reduce((sum, { count }) => sum + count, 0);
