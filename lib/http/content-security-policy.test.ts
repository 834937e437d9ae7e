import { policyWithNonce } from './content-security-policy';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('lets the page’s own scripts run and nobody else’s', () => {
  const policy = policyWithNonce('abc');
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
});

it('lets forms lead to the targets given', () => {
  const policy = policyWithNonce('abc', { formTargets: ['https://accounts.example.com'] });
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://accounts.example.com");
});

it('lets a page whose form is guarded load reCAPTCHA', () => {
  const policy = policyWithNonce('abc', { isBotChecked: true });
  expect(directive(policy, 'script-src')).toContain("'self' 'nonce-abc' https://www.google.com/recaptcha/");
  expect(directive(policy, 'connect-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(policy, 'frame-src')).toMatch(/^frame-src https:/);
});
