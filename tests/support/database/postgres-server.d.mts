type Place = Readonly<{ programs: string; folder: string; data: string; port: number }>;

type Server = Readonly<{ url: string; pause: () => Promise<Place>; end: () => Promise<void> }>;

export function findPostgres(): string | null;
export function startPostgres(programs: string): Promise<Server>;
export function serve(place: Place): Promise<Server>;
