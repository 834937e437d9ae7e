import { createHash } from 'node:crypto';
import { policyOfHtml, policyWithNonce } from './content-security-policy.mjs';

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

describe('the policy of a cached page', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  it('has the hash of each inline script and style once, and of nothing that is data or a file', () => {
    const html =
      '<style>p{}</style><script>one()</script><script id="x">two()</script><script>one()</script>' +
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script>';
    const policy = policyOfHtml(html);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`);
  });

  it('allows what the page says that it frames, and reCAPTCHA where its form asks for it', () => {
    expect(directive(policyOfHtml('<div data-frame-source="https://cal.example">'), 'frame-src')).toBe(
      'frame-src https://cal.example',
    );
    const handleUnavailable = policyOfHtml('<form data-bot-check="recaptcha">');
    expect(directive(handleUnavailable, 'script-src')).toContain('https://www.google.com/recaptcha/');
    expect(directive(policyOfHtml('<form>'), 'frame-src')).toBe("frame-src 'none'");
  });
});
