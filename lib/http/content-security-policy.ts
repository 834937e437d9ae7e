import directives from './content-security-policy.json';
import recaptchaSources from './recaptcha-sources.json';

type Options = Readonly<{
  /** Where forms may lead as well: browsers hold the redirects that answer a form to the policy too. */
  formTargets?: readonly string[];
  /** True for a page whose form is guarded by reCAPTCHA. */
  isBotChecked?: boolean;
}>;

/** The policy of a page rendered for the request: its scripts carry `nonce`, and nothing else may run. */
export function policyWithNonce(nonce: string, { formTargets = [], isBotChecked = false }: Options = {}): string {
  const recaptcha: Readonly<Record<string, readonly string[]>> = isBotChecked ? recaptchaSources : {};
  return Object.entries(directives)
    .map(([name, values]) => {
      const isCode = name === 'script-src' || name === 'style-src';
      const added = [
        ...(isCode ? [`'nonce-${nonce}'`] : []),
        ...(name === 'form-action' ? formTargets : []),
        ...(recaptcha[name] ?? []),
      ];
      // Beside an address 'none' means nothing.
      const general = added.length > 0 ? values.filter((value) => value !== "'none'") : values;
      return [name, ...general, ...added].join(' ');
    })
    .join('; ');
}
