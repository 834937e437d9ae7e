import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleEntries } from '@/content/articles/entries';
import { guides } from '@/content/guides';
import { images } from '@/content/images';
import type { ImageText } from '@/content/types/image';
import type { Listing } from '@/content/types/listing';
import { listListings } from '@/lib/listings/catalogue/listings';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';
import { noFilters } from '@/lib/listings/search/filters';
import { searchIndex } from '@/lib/listings/list/search-page';

/** Briefs of rendered images: `tools/pictures/render/homes/HOME.json`. */
type Opening = { kind: string; wide: number; sill?: number };
type Brief = {
  home?: { style?: string };
  pictures: Record<
    string,
    {
      room?: string;
      area?: number;
      view_of?: string;
      spec: {
        size?: [number, number, number];
        style?: string;
        camera?: { name?: string };
        walls?: Record<string, Opening[]>;
        items?: [string, unknown, { kind?: string }?][];
      };
    }
  >;
};

const FOLDER = path.join(process.cwd(), 'tools/pictures/render/homes');
const LIGHTLESS = ['door', 'passage'];
const described: Readonly<Record<string, ImageText>> = images;
const listings = listListings();
const briefs = readdirSync(FOLDER).map((file) => ({
  id: path.parse(file).name,
  brief: JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Brief,
}));
const rooms = briefs.flatMap(({ brief, id }) =>
  Object.entries(brief.pictures).flatMap(([name, image]) => {
    const spec = { ...brief.pictures[image.view_of ?? '']?.spec, ...image.spec };
    return image.room && image.area ? [{ id, name, ...image, spec, style: spec.style ?? brief.home?.style }] : [];
  }),
);
const shown = listings.flatMap((listing) =>
  listing.images.flatMap((name) => {
    const text = described[name];
    return text?.shows ? [{ listing, name, shows: text.shows, alt: text.alt }] : [];
  }),
);

// An agency without these listings sees no failure.
const hasRoom = (listing: Listing, shows: Readonly<{ area?: number; room?: string }>) =>
  listing.rooms.some(({ area, room }) => area === shows.area && room === shows.room);

it('draws each image with the size of its room', () => {
  const wrong = rooms.filter(({ area = 0, id, room, spec }) => {
    const listing = listings.find((one) => one.id === id);
    const [width, depth] = spec.size ?? [0, 0];
    return listing && !(hasRoom(listing, { area, room }) && Math.abs(width * depth - area) < area * 0.05);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('shows images of rooms that the listing has, with their m² in both texts', () => {
  const wrong = shown.filter(({ alt, listing, shows }) => {
    const isMeasured = [alt.en, alt.es].every((text) => text.includes(`${shows.area} m²`));
    return !(hasRoom(listing, shows) && isMeasured);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('has no two living rooms that share more than one of camera, furnishing and window', () => {
  const traits = rooms
    .filter(({ room, view_of }) => room === 'living-room' && view_of === undefined)
    .map(({ name, spec, style }) => ({
      name,
      camera: spec.camera?.name,
      furnishing: `${style} ${spec.items?.find(([piece]) => piece === 'sofa')?.[2]?.kind}`,
      window: Object.entries(spec.walls ?? {})
        .flatMap(([wall, openings]) =>
          openings
            .filter(({ kind }) => !LIGHTLESS.includes(kind))
            .map(({ kind, sill = 0 }) => `${wall} ${kind} ${sill > 0 ? 'window' : 'door'}`),
        )
        .sort()
        .join(', '),
    }));
  const alike = traits.flatMap((one, index) =>
    traits.slice(index + 1).filter((other) => {
      const same = [one.camera === other.camera, one.furnishing === other.furnishing, one.window === other.window];
      return same.filter(Boolean).length > 1;
    }),
  );
  expect(alike).toEqual([]);
});

it('describes each image as the rendered room', () => {
  const wrong = rooms.filter(({ area, name, room }) => {
    const text = described[name];
    return text && (text.shows?.area !== area || text.shows?.room !== room);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('uses no image of a brief in two listings', () => {
  const made = new Set(briefs.flatMap(({ brief }) => Object.keys(brief.pictures)));
  const twice = listings
    .flatMap((listing) => listing.images)
    .filter((name, index, all) => made.has(name) && all.indexOf(name) !== index);
  expect(twice).toEqual([]);
});

function leadKind(id: string): 'inside' | 'outside' | 'building' | null {
  const [lead = ''] = listings.find((listing) => listing.id === id)?.images ?? [];
  const text = described[lead];
  if (!text) return null;
  if (!text.shows) return 'building';
  return outsideRooms.has(text.shows.room) ? 'outside' : 'inside';
}

it('leads half of the cards with a room or a terrace, and no two neighbours of the list with one kind', () => {
  const { ids, inOrder } = searchIndex();
  const cards = [...inOrder(noFilters.sort)].map((position) => ({
    id: ids[position],
    kind: leadKind(ids[position] ?? ''),
  }));
  const alike = cards.filter(({ kind }, at) => kind !== null && kind === cards[at - 1]?.kind);
  const buildings = cards.filter(({ kind }) => kind === 'building');
  expect(alike).toEqual([]);
  expect(buildings.length).toBeLessThanOrEqual(cards.length / 2);
});

it('uses no image in two guides or articles', () => {
  const shownBy = [...guides, ...Object.values(articleEntries)].map(({ image }) => image);
  expect(shownBy.filter((name, index) => shownBy.indexOf(name) !== index)).toEqual([]);
});
