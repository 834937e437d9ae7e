import { blogPosting } from './blog-posting';

const siteUrl = new URL('https://www.example.com');
const posting = {
  href: '/blog/uno',
  title: 'Título',
  excerpt: 'Resumen',
  date: '2024-12-12',
  minutes: 6,
  category: 'Mercado',
  pictures: ['/es/og/article-uno.jpg'],
  sources: [{ label: 'INE', url: 'https://www.ine.es/' }, { label: 'Sin dirección' }],
} as const;

it('names the article by its whole address in the language of the page', () => {
  expect(blogPosting(posting, 'Cerdà & Mar', siteUrl, 'es')).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: 'https://www.example.com/es/blog/uno',
    headline: 'Título',
    datePublished: '2024-12-12',
    inLanguage: 'es-ES',
    timeRequired: 'PT6M',
    image: ['https://www.example.com/es/og/article-uno.jpg'],
    publisher: { name: 'Cerdà & Mar', url: 'https://www.example.com/es' },
  });
});

it('cites the sources that have an address, and only those', () => {
  expect(blogPosting(posting, 'a', siteUrl, 'es')).toMatchObject({
    citation: [{ name: 'INE', url: 'https://www.ine.es/' }],
  });
  expect(blogPosting({ ...posting, sources: [] }, 'a', siteUrl, 'es')).not.toHaveProperty('citation');
});
