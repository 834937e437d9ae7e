const TYPE =
  /^(carrer|calle|avinguda|avenida|passeig|paseo|plaça|plaza|camí|camino) +((dels?|de l[aeo]s|de la|de) +)?([dl][’'])?/i;

/** Drops the type of a Spanish or Catalan street: `Parlament` for `Carrer del Parlament`. */
export const streetName = (street: string): string => street.replace(TYPE, '') || street;
