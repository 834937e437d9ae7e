import { createHash } from 'node:crypto';
import { policyOfHtml, policyWithNonce } from './content-security-policy.mjs';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('allows the page’s own scripts only', () => {
  const policy = policyWithNonce('abc');
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
});

it('lets a page stand in frames of this site where it is said, and no other', () => {
  expect(directive(policyWithNonce('abc'), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policyWithNonce('abc', { hasOwnFrames: true }), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policyWithNonce('abc', { isFramed: true }), 'frame-ancestors')).toBe("frame-ancestors 'self'");
});

it('allows forms to redirect to the targets', () => {
  const policy = policyWithNonce('abc', { formTargets: ['https://accounts.example.com'] });
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://accounts.example.com");
});

it('allows reCAPTCHA on pages that use it', () => {
  const policy = policyWithNonce('abc', { isBotChecked: true });
  expect(directive(policy, 'script-src')).toContain("'self' 'nonce-abc' https://www.google.com/recaptcha/");
  expect(directive(policy, 'connect-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(policy, 'frame-src')).toMatch(/^frame-src https:/);
});

describe('the policy of a cached page', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  it('has the hash of each inline script and style once, and none of data or files', () => {
    const html =
      '<style>p{}</style><script>one()</script><script id="x">two()</script><script>one()</script>' +
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script>';
    const policy = policyOfHtml(html);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`);
  });

  it('allows the frame and reCAPTCHA that the page names', () => {
    expect(directive(policyOfHtml('<div data-frame-source="https://cal.example">'), 'frame-src')).toBe(
      'frame-src https://cal.example',
    );
    const handleUnavailable = policyOfHtml('<form data-bot-check="recaptcha">');
    expect(directive(handleUnavailable, 'script-src')).toContain('https://www.google.com/recaptcha/');
    expect(directive(policyOfHtml('<form>'), 'frame-src')).toBe("frame-src 'none'");
  });
});
