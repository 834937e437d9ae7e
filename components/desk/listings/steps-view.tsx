import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { FormAction } from '@/lib/forms/define-form';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { audienceAt, type AudienceRange } from '@/lib/listings/desk/audience';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { gapHref } from '@/lib/listings/desk/gap-href';
import type { ListingCode } from '@/lib/listings/desk/step-forms';
import { stateSteps } from '@/lib/listings/desk/listing-steps';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { listingPath } from '@/lib/i18n/routes';
import { formErrors } from './form-errors';
import { StepForm } from './step-form';
import styles from './step.module.scss';

type StepsViewProps = Readonly<{
  view: Readonly<{
    listing: DeskListing;
    editVersion: number;
    problems: readonly ListingProblem[];
    warnings: readonly ListingProblem[];
    audience: readonly AudienceRange[];
    isKnown: boolean;
  }>;
  page: 'publish' | 'state';
  actorName: string;
  action: FormAction<ListingCode>;
}>;

export async function StepsView({ action, actorName, page, view }: StepsViewProps) {
  const { audience, editVersion, listing, isKnown, problems, warnings } = view;
  const { id, operation, price, state } = listing;
  const t = await getTranslations('deskHome.steps');
  const locale = await currentLocale();
  const errors = await formErrors();
  const isShown = state === 'available' || state === 'reserved' || state === 'sold';
  const kind = { operation: operation ?? 'sale', shown: isShown ? 'yes' : 'no' };
  const emailed = isKnown || price === null ? 0 : audienceAt(audience, price);
  const [main] = stateSteps(state);
  const words = warnings.flatMap(({ given, rule }) => (rule === 'exclusion' && given ? [`“${given}”`] : []));
  const confirmation = words.length > 0 ? t('confirmsWords', { name: actorName, words: words.join(', ') }) : null;
  return (
    <div className={styles.steps}>
      {isShown && (
        <p>
          <Link href={listingPath(id)}>{t('see')}</Link>
        </p>
      )}
      {stateSteps(state).map((step) => {
        const isReturn = step === 'publish' && state !== 'ready' && state !== 'incomplete';
        const name = isReturn ? ('bringBack' as const) : step;
        const isRefused = step === 'publish' && problems.length > 0;
        return (
          <section key={step} aria-labelledby={`step-${step}`} className={styles.step}>
            <h2 id={`step-${step}`}>{t(`${name}.title`, kind)}</h2>
            {isRefused ? (
              <Gaps
                id={id}
                problems={problems}
                intro={t('refused', { count: problems.length })}
                complete={t('complete')}
              />
            ) : (
              <>
                <p>
                  {t(`${name}.text`, kind)} {step === 'publish' && t('emails', { count: emailed })}
                </p>
                {step === 'publish' && warnings.length > 0 && <Gaps id={id} problems={warnings} intro={t('check')} />}
                <StepForm
                  action={action}
                  isMain={step === main}
                  isSale={step === 'sell'}
                  hasAgreedPrice={step === 'sell' && operation === 'sale'}
                  confirmation={step === 'publish' ? confirmation : null}
                  hidden={{ id, editVersion: String(editVersion), step, page, locale }}
                  labels={{
                    submit: t(`${name}.button`, kind),
                    pending: t('pending'),
                    soldOn: t('soldOn', kind),
                    agreed: t('agreed'),
                    agreedHint: t('agreedHint'),
                    consent: t('consent'),
                  }}
                  errors={errors}
                />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

type GapsProps = Readonly<{
  id: string;
  problems: readonly ListingProblem[];
  intro: string;
  /** Of the button that leads to the first gap. */
  complete?: string;
}>;

async function Gaps({ complete, id, intro, problems }: GapsProps) {
  const gapTexts = await getTranslations('listingGaps');
  const gaps = listingGaps(problems, gapTexts);
  const [first] = gaps;
  return (
    <>
      <p>{intro}</p>
      <ul className={styles.gaps}>
        {gaps.map(({ details, field, sentence }) => (
          <li key={`${field} ${details.join()}`}>
            <Link href={gapHref(id, field)}>{sentence}</Link>
          </li>
        ))}
      </ul>
      {first && complete && (
        <p>
          <Link href={gapHref(id, first.field)} className={buttonClass({ isSmall: true })}>
            {complete}
          </Link>
        </p>
      )}
    </>
  );
}
