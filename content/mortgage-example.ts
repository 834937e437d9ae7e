/** EUR; income per month. */
export const mortgageExample = { price: 350_000, savings: 120_000, age: 38, income: 4_300 } as const;
