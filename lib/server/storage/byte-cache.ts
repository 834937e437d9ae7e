import 'server-only';

/** LRU cache in memory, limited to `maxBytes`. */
export class ByteCache {
  readonly #entries = new Map<string, Buffer>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  get(key: string): Buffer | null {
    const bytes = this.#entries.get(key);
    if (!bytes) return null;
    // A Map iterates in insertion order.
    this.#entries.delete(key);
    this.#entries.set(key, bytes);
    return bytes;
  }

  set(key: string, bytes: Buffer): void {
    this.#remove(key);
    this.#entries.set(key, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.length ?? 0;
    this.#entries.delete(key);
  }
}
