import { listings } from '@/content/properties/all';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const homes = Object.values(listings);
const used = {
  type: homes.map(({ type }) => type),
  condition: homes.flatMap(({ condition }) => condition ?? []),
  orientation: homes.flatMap(({ orientation }) => orientation ?? []),
  features: homes.flatMap(({ features }) => features),
  room: homes.flatMap(({ rooms }) => rooms.map(({ room }) => room)),
  near: homes.flatMap(({ nearby }) => nearby.map(({ kind }) => kind)),
} as const;

describe.each([
  ['English', en.propertyFacts],
  ['Spanish', es.propertyFacts],
] as const)('%s', (_, words) => {
  it.each(Object.keys(used) as (keyof typeof used)[])('has a word for every %s of the portfolio', (kind) => {
    expect(Object.keys(words[kind])).toEqual(expect.arrayContaining([...new Set<string>(used[kind])]));
  });
});
