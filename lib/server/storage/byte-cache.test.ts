import { ByteCache } from './byte-cache';

describe('ByteCache', () => {
  it('drops what was not read for longest', () => {
    const cache = new ByteCache(30);
    for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(10));
    cache.get('a');
    cache.set('d', Buffer.alloc(10));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('counts what replaces something once', () => {
    const cache = new ByteCache(30);
    for (let round = 0; round < 9; round += 1) cache.set('a', Buffer.alloc(10));
    cache.set('b', Buffer.alloc(20));
    expect(cache.get('a')).not.toBeNull();
  });
});
