/**
 * What the calculator shows before anybody has typed; amounts in EUR, a month where it is income. Rate and term are
 * the mean of the statistics (content/rates.ts).
 */
export const mortgageExample = { price: 350_000, savings: 120_000, age: 38, income: 4_300 } as const;
