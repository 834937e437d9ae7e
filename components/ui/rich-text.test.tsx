import { render, screen } from '@testing-library/react';
import { richText } from '@/lib/site/rich-text';
import { RichText } from './rich-text';

describe('RichText', () => {
  it('renders the markup as elements, with links in the language of the page', () => {
    render(<RichText html={richText('<p>Ask <a href="/contact">us</a>.</p>', 'es')} />);
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/es/contact');
    expect(screen.getByText(/Ask/).tagName).toBe('P');
  });

  it('wraps each table in a focusable region named by its caption', () => {
    render(<RichText isArticle html={richText('<table><caption>Gastos</caption></table>', 'es')} />);
    expect(screen.getByRole('region', { name: 'Gastos' })).toHaveAttribute('tabindex', '0');
  });
});
