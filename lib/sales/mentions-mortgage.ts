const MORTGAGE = /\b(hipotecas?|mortgages?)\b/i;
const NONE_BEFORE = /\b(sin|no|ni|ning[uú]n[ao]?|libre|without|nor|free)\b/i;
const ALL_BUT = /\b(salvo|excepto|aparte de|que (una|la|las)|except|other than|apart from|but)\b/i;

/** Whether a text about charges names a registered mortgage. */
export const mentionsMortgage = (charges: string): boolean =>
  charges.split(/[.;:()\n]/).some((clause) => {
    const before = clause.split(MORTGAGE)[0] ?? '';
    return MORTGAGE.test(clause) && (!NONE_BEFORE.test(before) || ALL_BUT.test(before));
  });
