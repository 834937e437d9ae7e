/** Defaults of the calculator, EUR; income per month. Rate and term: mean of the statistics (content/rates.ts). */
export const mortgageExample = { price: 350_000, savings: 120_000, age: 38, income: 4_300 } as const;
