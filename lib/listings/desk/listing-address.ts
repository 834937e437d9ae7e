export const listingAddress = ({ placeName, street }: Readonly<{ placeName: string; street: string }>): string =>
  [...new Set([street, placeName])].filter(Boolean).join(', ');
