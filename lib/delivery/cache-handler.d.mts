type Page = { kind: string; html: string; headers?: Record<string, string> };
type Context = { kind: string; cacheControl?: { revalidate: number | false; expire: number | undefined } };

export default class CacheHandler {
  constructor(context: object);
  get(key: string, context: Context): Promise<({ value: Page; lastModified: number } & Context) | null>;
  set(key: string, value: Page, context: Context): Promise<void>;
}
