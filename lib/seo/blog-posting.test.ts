import { agency } from '@/content/agency';
import { blogPosting } from './blog-posting';

const siteUrl = new URL('https://www.example.com');
const posting = {
  href: '/blog/uno',
  title: 'Título',
  excerpt: 'Resumen',
  date: '2024-12-12',
  author: { id: 'ana', name: 'Ana', initials: 'A', role: 'Agente', bio: '' },
  minutes: 6,
  category: 'Mercado',
  images: ['/es/og/article-uno.jpg'],
  sources: [{ label: 'INE', url: 'https://www.ine.es/' }, { label: 'Sin dirección' }],
} as const;

it('has the absolute URL in the page’s language', () => {
  expect(blogPosting(posting, agency, siteUrl, 'es')).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: 'https://www.example.com/es/blog/uno',
    headline: 'Título',
    datePublished: '2024-12-12',
    inLanguage: 'es-ES',
    timeRequired: 'PT6M',
    image: ['https://www.example.com/es/og/article-uno.jpg'],
    author: { '@type': 'Person', name: 'Ana', url: 'https://www.example.com/es/about/ana' },
    publisher: { name: agency.name, url: 'https://www.example.com/' },
  });
});

it('cites sources with a URL only', () => {
  expect(blogPosting(posting, agency, siteUrl, 'es')).toMatchObject({
    citation: [{ name: 'INE', url: 'https://www.ine.es/' }],
  });
  expect(blogPosting({ ...posting, sources: [] }, agency, siteUrl, 'es')).not.toHaveProperty('citation');
});

it('has dateModified, by default the date', () => {
  expect(blogPosting(posting, agency, siteUrl, 'es').dateModified).toBe('2024-12-12');
  expect(blogPosting({ ...posting, updated: '2026-11-20' }, agency, siteUrl, 'es')).toMatchObject({
    datePublished: '2024-12-12',
    dateModified: '2026-11-20',
  });
});
