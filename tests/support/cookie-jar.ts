type Cookie = Readonly<{ name: string; value: string; options: Readonly<Record<string, unknown>> }>;

const stored = new Map<string, Cookie>();

export const jar = {
  get: (name: string) => stored.get(name),
  set: (name: string, value: string, options: Readonly<Record<string, unknown>>) => {
    if (options.maxAge === 0) stored.delete(name);
    else stored.set(name, { name, value, options });
  },
  clear: () => stored.clear(),
};

export const takeCookies = (): readonly Cookie[] => [...stored.values()];
export const putCookies = (cookies: readonly Cookie[]): void => {
  stored.clear();
  for (const cookie of cookies) stored.set(cookie.name, cookie);
};

export const cookies = () => Promise.resolve(jar);
export const headers = () => Promise.resolve(new Headers());
