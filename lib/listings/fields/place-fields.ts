import { hasFloor, isBuilding, single, type FieldPart } from './field-types';

/** Where it lies and how large it is. */
export const placeFields = {
  area: single('place', 'area', 'place', { hint: 'area' }),
  region: single('place', 'region', 'choice', { choices: 'region' }),
  street: single('place', 'street', 'line', { hint: 'street' }),
  neighbourhood: single('place', 'neighbourhood', 'line'),
  municipality: single('place', 'municipality', 'line'),
  postalCode: single('place', 'postalCode', 'line', { max: 5 }),
  latitude: single('place', 'latitude', 'degrees', { hint: 'point' }),
  longitude: single('place', 'longitude', 'degrees'),
  showsExactPoint: single('place', 'showsExactPoint', 'box'),
  nearby: {
    section: 'place',
    label: 'nearby',
    isTable: true,
    rows: [
      { path: 'kind', label: 'nearbyKind', control: 'choice', choices: 'nearby' },
      { path: 'name', label: 'nearbyName', control: 'line' },
      { path: 'minutes', label: 'minutes', control: 'whole' },
      { path: 'by', label: 'by', control: 'choice', choices: 'by' },
    ],
  },
  builtArea: single('size', 'builtArea', 'number', { unit: 'squareMetres', appliesTo: isBuilding }),
  usableArea: single('size', 'usableArea', 'number', { unit: 'squareMetres', appliesTo: isBuilding }),
  plotArea: single('size', 'plotArea', 'number', { unit: 'squareMetres' }),
  bedrooms: single('size', 'bedrooms', 'whole', { appliesTo: isBuilding }),
  bathrooms: single('size', 'bathrooms', 'whole', { appliesTo: isBuilding }),
  floor: single('size', 'floor', 'whole', { hint: 'floor', appliesTo: hasFloor }),
  hasLift: single('size', 'hasLift', 'choice', { choices: 'yesNo', appliesTo: isBuilding }),
  year: single('size', 'year', 'whole', { appliesTo: isBuilding }),
  condition: single('size', 'condition', 'choice', { choices: 'condition', appliesTo: isBuilding }),
  orientation: single('size', 'orientation', 'choice', { choices: 'orientation' }),
  features: single('size', 'features', 'boxes', { choices: 'features' }),
  rooms: {
    section: 'size',
    label: 'rooms',
    isTable: true,
    appliesTo: isBuilding,
    rows: [
      { path: 'room', label: 'room', control: 'choice', choices: 'room' },
      { path: 'area', label: 'roomArea', control: 'number', unit: 'squareMetres' },
      { path: 'level', label: 'level', control: 'whole' },
    ],
  },
} as const satisfies FieldPart;
