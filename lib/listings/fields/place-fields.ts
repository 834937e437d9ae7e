import { hasFloor, isBuildingType, singleInput, type FieldPart } from './field-types';

const place = { section: 'place', part: 'place', isCopied: true } as const;
const area = { section: 'size', part: 'area', isCopied: true } as const;
const roomCount = { section: 'size', part: 'rooms', isCopied: true } as const;
const building = { section: 'size', part: 'building', isCopied: true } as const;
const texts = { section: 'place', part: 'texts', isCopied: true } as const;

export const placeFields = {
  area: singleInput(place, 'area', 'place', { hint: 'area' }),
  region: singleInput(place, 'region', 'choice', { choices: 'region' }),
  street: singleInput(place, 'street', 'line', { hint: 'street' }),
  neighbourhood: singleInput(place, 'neighbourhood', 'line'),
  municipality: singleInput(place, 'municipality', 'line'),
  postalCode: singleInput(place, 'postalCode', 'line', { max: 5 }),
  latitude: singleInput(place, 'latitude', 'degrees', { hint: 'point' }),
  longitude: singleInput(place, 'longitude', 'degrees'),
  showsExactPoint: singleInput(place, 'showsExactPoint', 'box'),
  nearby: {
    ...texts,
    label: 'nearby',
    isTable: true,
    rows: [
      { path: 'kind', label: 'nearbyKind', control: 'choice', choices: 'nearby' },
      { path: 'name', label: 'nearbyName', control: 'line' },
      { path: 'minutes', label: 'minutes', control: 'whole' },
      { path: 'by', label: 'by', control: 'choice', choices: 'by' },
    ],
  },
  builtArea: singleInput(area, 'builtArea', 'number', { unit: 'squareMetres', appliesTo: isBuildingType }),
  usableArea: singleInput(area, 'usableArea', 'number', { unit: 'squareMetres', appliesTo: isBuildingType }),
  plotArea: singleInput(area, 'plotArea', 'number', { unit: 'squareMetres' }),
  bedrooms: singleInput(roomCount, 'bedrooms', 'whole', { appliesTo: isBuildingType }),
  bathrooms: singleInput(roomCount, 'bathrooms', 'whole', { appliesTo: isBuildingType }),
  floor: singleInput(roomCount, 'floor', 'whole', { hint: 'floor', appliesTo: hasFloor }),
  hasLift: singleInput(roomCount, 'hasLift', 'choice', { choices: 'yesNo', appliesTo: isBuildingType }),
  parkingSpaces: singleInput(building, 'parkingSpaces', 'whole', {
    hint: 'parkingSpaces',
    max: 2,
    appliesTo: isBuildingType,
  }),
  year: singleInput(building, 'year', 'whole', { appliesTo: isBuildingType }),
  condition: singleInput(building, 'condition', 'choice', { choices: 'condition', appliesTo: isBuildingType }),
  orientation: singleInput(building, 'orientation', 'choice', { choices: 'orientation' }),
  features: singleInput(building, 'features', 'boxes', { choices: 'features' }),
  rooms: {
    ...roomCount,
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
