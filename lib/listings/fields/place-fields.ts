import { hasFloor, isBuildingType, singleChoice, type FieldPart } from './field-types';

/** Where it lies and how large it is. */
export const placeFields = {
  area: singleChoice('place', 'area', 'place', { hint: 'area' }),
  region: singleChoice('place', 'region', 'choice', { choices: 'region' }),
  street: singleChoice('place', 'street', 'line', { hint: 'street' }),
  neighbourhood: singleChoice('place', 'neighbourhood', 'line'),
  municipality: singleChoice('place', 'municipality', 'line'),
  postalCode: singleChoice('place', 'postalCode', 'line', { max: 5 }),
  latitude: singleChoice('place', 'latitude', 'degrees', { hint: 'point' }),
  longitude: singleChoice('place', 'longitude', 'degrees'),
  showsExactPoint: singleChoice('place', 'showsExactPoint', 'box'),
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
  builtArea: singleChoice('size', 'builtArea', 'number', { unit: 'squareMetres', appliesTo: isBuildingType }),
  usableArea: singleChoice('size', 'usableArea', 'number', { unit: 'squareMetres', appliesTo: isBuildingType }),
  plotArea: singleChoice('size', 'plotArea', 'number', { unit: 'squareMetres' }),
  bedrooms: singleChoice('size', 'bedrooms', 'whole', { appliesTo: isBuildingType }),
  bathrooms: singleChoice('size', 'bathrooms', 'whole', { appliesTo: isBuildingType }),
  floor: singleChoice('size', 'floor', 'whole', { hint: 'floor', appliesTo: hasFloor }),
  hasLift: singleChoice('size', 'hasLift', 'choice', { choices: 'yesNo', appliesTo: isBuildingType }),
  year: singleChoice('size', 'year', 'whole', { appliesTo: isBuildingType }),
  condition: singleChoice('size', 'condition', 'choice', { choices: 'condition', appliesTo: isBuildingType }),
  orientation: singleChoice('size', 'orientation', 'choice', { choices: 'orientation' }),
  features: singleChoice('size', 'features', 'boxes', { choices: 'features' }),
  rooms: {
    section: 'size',
    label: 'rooms',
    isTable: true,
    appliesTo: isBuildingType,
    rows: [
      { path: 'room', label: 'room', control: 'choice', choices: 'room' },
      { path: 'area', label: 'roomArea', control: 'number', unit: 'squareMetres' },
      { path: 'level', label: 'level', control: 'whole' },
    ],
  },
} as const satisfies FieldPart;
