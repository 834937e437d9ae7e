const port = Number(process.env.SHARED_SITE_PORT);

/** Site of tests/config/start-site.mjs, shared by all files: do not change its state. */
export const sharedSite = {
  port,
  url: `http://localhost:${port}`,
  /** Differs from its network address. */
  siteUrl: process.env.SHARED_SITE_URL ?? '',
} as const;
