/** Street and place of a home in one line; a place that stands for the street once. */
export const listingAddress = ({ placeName, street }: Readonly<{ placeName: string; street: string }>): string =>
  [...new Set([street, placeName])].filter(Boolean).join(', ');
