import { frequencyOf } from './frequency-terms';

const each = (given: string, words: string) =>
  words.split(' | ').map((word): readonly [string, string] => [word, given]);

const said = (text: string): string => {
  const read = frequencyOf(text);
  if (read?.kind === 'sale') return read.isNewBuild ? 'new build' : 'sale';
  if (read?.kind === 'rent') return read.isMonthSaid ? 'month' : 'rent';
  return read?.kind ?? 'unknown';
};

it.each([
  ...each('sale', 'sale | Sale | SALE | For Sale | for_sale | resale | re-sale | Second hand sale | purchase'),
  ...each('sale', 'venta | En venta | Se vende | Venta de segunda mano | compraventa | En venda'),
  ...each('sale', 'Verkauf | zu verkaufen | Kauf | vente | À vendre | achat | te koop | Koop | verkoop'),
  ...each('sale', 'vendita | In vendita | Vendesi | Resales'),
  ...each('new build', 'sale_new | new_build | New build | sale new build | obra nueva | Venta obra nueva | Neubau'),
  ...each('new build', 'vente neuf | nieuwbouw te koop | vendita nuova costruzione'),
  ...each('rent', 'rent | rental | For Rent | to let | rent_long | long term | Long-term rental | long let'),
  ...each('rent', 'alquiler | En alquiler | Se alquila | Alquiler larga duración | alquiler a largo plazo | lloguer'),
  ...each(
    'rent',
    'Alquiler larga temporada | alquiler de larga temporada | Lloguer llarga temporada | long season let',
  ),
  ...each('otherPeriod', 'alquiler de temporada | alquiler temporada corta'),
  ...each('rent', 'Miete | zu vermieten | Zur Miete | Vermietung | Langzeitmiete | location | À louer'),
  ...each('rent', 'location longue durée | te huur | Huur | lange termijn huur | affitto | In affitto | Affittasi'),
  ...each('month', 'month | monthly | per month | pcm | p/m | rent per month | mes | al mes | mensual'),
  ...each('month', 'alquiler mensual | Monat | pro Monat | monatlich | Monatsmiete | mois | par mois | loyer mensuel'),
  ...each('month', 'maand | per maand | mese | al mese | affitto mensile'),
  ...each('otherPeriod', 'week | weekly | per week | rent_short | short term | Short-term rental | day | night | year'),
  ...each(
    'otherPeriod',
    'holiday rental | semana | alquiler vacacional | Alquiler turístico | alquiler corta estancia',
  ),
  ...each('otherPeriod', 'año | por día | Woche | pro Tag | Ferienvermietung | Jahr | location saisonnière | semaine'),
  ...each('otherPeriod', 'location de vacances | par an | per week verhuur | Vakantieverhuur | per jaar'),
  ...each('otherPeriod', 'affitto turistico | affitto breve | settimana | all anno'),
  ...each('unknown', 'sale or rent | venta y alquiler | alquiler con opción a compra | traspaso | Mietkauf | huurkoop'),
  ...each('unknown', 'rent to buy | sale per month | auction | 1 | ? | new'),
])('%j says %s', (text, kind) => expect(said(text)).toBe(kind));
