const listing = {
  id: '45',
  date: '2026-11-18 09:30:00',
  ref: 'KY-45',
  price: '289000',
  currency: 'EUR',
  price_freq: 'sale',
  new_build: '0',
  type: 'Villa',
  town: 'Xàbia',
  province: 'Alicante',
  country: 'Spain',
  location: '<latitude>38.789</latitude><longitude>0.166</longitude>',
  location_detail: 'Tosalet',
  beds: '3',
  baths: '2',
  pool: '1',
  surface_area: '<built>178</built><plot>800</plot>',
  energy_rating: '<consumption>D</consumption><emissions>X</emissions>',
  url: '<en>https://agency.example/en/45</en>',
  desc: '<en>A villa &amp; a pool.<![CDATA[ <b>Bright</b>]]></en><es>Una villa con piscina.</es>',
  features: '<feature>Sea view</feature><feature>Garage</feature>',
  images:
    '<image id="1"><url>https://agency.example/1.jpg</url></image><image id="2"><url>https://agency.example/2.jpg</url></image>',
} as const;

export type FeedFields = Partial<
  Record<
    | 'title'
    | keyof typeof listing
    | 'part_ownership'
    | 'leasehold'
    | 'status'
    | 'video_url'
    | 'virtual_tour_url'
    | 'extra',
    string | null
  >
>;

export function kyeroProperty(changes: FeedFields = {}): string {
  const fields = Object.entries({ ...listing, ...changes }).filter(([, value]) => value !== null);
  return ['<property>', ...fields.map(([name, value]) => `  <${name}>${value}</${name}>`), '</property>'].join('\n');
}

export function kyeroFeed(
  properties: readonly string[],
  { version = '3', head = '<?xml version="1.0" encoding="UTF-8"?>' } = {},
): string {
  return [head, '<root>', `<kyero><feed_version>${version}</feed_version></kyero>`, ...properties, '</root>', ''].join(
    '\n',
  );
}
