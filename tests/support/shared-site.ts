const port = Number(process.env.SHARED_SITE_PORT);

/** The site that tests/config/start-site.mjs started for all files: nobody may change what it is. */
export const sharedSite = {
  port,
  url: `http://localhost:${port}`,
  /** Its own name, which is not the one it is reached at. */
  siteUrl: process.env.SHARED_SITE_URL ?? '',
} as const;
