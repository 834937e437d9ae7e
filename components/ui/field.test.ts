/** @jest-environment node */
import { compile } from 'sass';

// WebKit ignores a minimal height of native fields of dates (bugs.webkit.org 198959).
it('gives fields of dates the height of their neighbours, in iOS too', () => {
  const { css } = compile('components/styles/globals.scss');
  const rule = /(?:^|\})\s*\.fieldInput \{([^}]*)\}/.exec(css)?.[1] ?? '';
  expect(rule).toContain('appearance: none');
  expect(rule).toContain('min-block-size: 48px');
});
