import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';

/** Our profiles elsewhere; nothing at all while there are none. */
export async function SocialLinks({ title }: { title: string }) {
  const { agency } = siteFacts();
  const t = await getTranslations('footer.networks');
  if (agency.social.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {agency.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="me">
              {t(network)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
