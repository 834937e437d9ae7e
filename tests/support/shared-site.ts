const port = Number(process.env.SHARED_SITE_PORT);

/** Shared by all files: do not change its state. */
export const sharedSite = {
  port,
  url: `http://localhost:${port}`,
  /** Differs from the network address. */
  siteUrl: process.env.SHARED_SITE_URL ?? '',
} as const;
