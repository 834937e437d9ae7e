import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { isSampleProfile } from '@/lib/site/social-profiles';

type SocialLinksProps = {
  title?: string;
  className?: string | undefined;
};

export async function SocialLinks({ title, className }: SocialLinksProps) {
  const { name, social } = siteFacts().agency;
  if (social.length === 0) return null;
  const t = await getTranslations('footer');
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={className} aria-label={title ? undefined : t('social')}>
        {social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="me" aria-label={t('profile', { agency: name, network: t(`networks.${network}`) })}>
              {t(`networks.${network}`)}
            </a>
          </li>
        ))}
      </ul>
      {social.some(isSampleProfile) && <p className="mini">{t('sampleProfiles')}</p>}
    </>
  );
}
