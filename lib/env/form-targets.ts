const GOOGLE = 'https://accounts.google.com';
const FACEBOOK = ['https://www.facebook.com', 'https://m.facebook.com'];

export function formTargets(variables: Readonly<Record<string, string | undefined>> = process.env): readonly string[] {
  return [
    ...(variables.GOOGLE_CLIENT_ID ? [originOf(variables.GOOGLE_ISSUER) ?? GOOGLE] : []),
    ...(variables.FACEBOOK_CLIENT_ID ? (listOf(originOf(variables.FACEBOOK_ORIGIN)) ?? FACEBOOK) : []),
  ];
}

const listOf = (origin: string | null) => (origin ? [origin] : null);

/** Validated at start (lib/env/accounts.ts); an invalid value must not break a header here. */
function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}
