import directives from './content-security-policy.json';

/**
 * The policy of a page rendered for the request: its scripts carry `nonce`, and nothing else may run. Its forms may
 * lead to `formTargets` as well: browsers hold the redirects that answer a form to the policy too.
 */
export function policyWithNonce(nonce: string, formTargets: readonly string[] = []): string {
  return Object.entries(directives)
    .map(([name, values]) => {
      const isCode = name === 'script-src' || name === 'style-src';
      const added = isCode ? [`'nonce-${nonce}'`] : name === 'form-action' ? formTargets : [];
      return [name, ...values, ...added].join(' ');
    })
    .join('; ');
}
