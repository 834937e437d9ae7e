type Place = Readonly<{ programs: string; folder: string; data: string; port: number; isDurable: boolean }>;

type Server = Readonly<{
  url: string;
  hang: () => Promise<() => void>;
  pause: () => Promise<Place>;
  end: () => Promise<void>;
}>;

export function findPostgres(): string | null;
export function startPostgres(binaries: string, options?: { isDurable?: boolean }): Promise<Server>;
export function serve(place: Place): Promise<Server>;
