/** Ignored in lower-case names: `Fotocasa.es` is Fotocasa. For JavaScript and PostgreSQL. */
export const PORTAL_NAME_NOISE = '[.](com|es|co[.]uk)$|[^a-z0-9.]';

export const plainPortalName = (name: string): string =>
  name.toLowerCase().replace(new RegExp(PORTAL_NAME_NOISE, 'g'), '');
