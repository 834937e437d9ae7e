import { isSpain, leavesRegionToTown, regionOf } from './place-terms';

it.each([
  ...['Marina Alta', 'Vega Baja', 'C. Valenciana', '03', '3', '03724', '46', '12540', 'Alacante'].map(
    (province) => [province, 'valencian-community'] as const,
  ),
  ...['BCN', 'Barcelonès', 'Katalonien', 'Catalogne', 'Catalonië', '08', '8001 Barcelona', '17'].map(
    (province) => [province, 'catalonia'] as const,
  ),
  ['28', 'madrid'] as const,
  ...[
    ...['Murcia / Alicante', 'Valencia de Alcántara, Cáceres', 'Barcelona o Madrid', 'Málaga', '29', '30001', 'N/A'],
    ...['Costa Calida / Costa Blanca'],
  ].map((province) => [province, undefined] as const),
])('%j is in %j', (province, region) => expect(regionOf(province)).toBe(region));

it.each(['', '-', 'N/A', 'Spain', 'Murcia / Alicante', 'La Marina'])('%j leaves the region to the town', (province) =>
  expect(leavesRegionToTown(province)).toBe(true),
);

it.each(['Granada', 'Islas Baleares', 'Barcelona o Madrid', 'Costa del Sol'])('%j does not', (province) =>
  expect(leavesRegionToTown(province)).toBe(false),
);

it.each([
  ...['', 'Spain', 'E', 'ES', 'es-ES', '724', '+34', 'Spain (ES)', 'España / Spain', 'Spain, Europe', 'EspaÃ±a'],
  ...['Spanien', 'Espagne', 'Spanje', 'Španělsko', 'Испания', 'İspanya', 'スペイン', 'Reino de España', 'SPAIN.'],
  ...['Espan\u0303a', 'Spain\u200b', 'España - Península'],
])('%j is Spain', (country) => expect(isSpain(country)).toBe(true));

it.each([
  'Portugal',
  'Portugal/Spain',
  'Not Spain',
  'Andorra',
  'Gibraltar',
  'Europe',
  'New Spain, Mexico',
  'PT',
  'France, ES',
])('%j is not', (country) => expect(isSpain(country)).toBe(false));
