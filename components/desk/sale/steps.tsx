import { Pencil } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { FormAction } from '@/lib/forms/define-form';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { SaleView, StepView } from '@/lib/sales/sale-view';
import { waitedFor } from '@/lib/sales/sale-words';
import { SaleForm } from '@/components/sale/sale-form';
import { StepLine } from '@/components/sale/step-line';
import styles from '@/components/sale/sale.module.scss';

type DeskStepsProps = Readonly<{
  sale: SaleView;
  action: FormAction<SaleCode>;
  errors: Readonly<Record<SaleCode, string>>;
}>;

export async function DeskSteps({ sale: { listing, steps }, action, errors }: DeskStepsProps) {
  const t = await getTranslations('deskSale.steps');
  const words = await getTranslations('sale.steps');
  const locale = await currentLocale();
  const isDone = (kind: StepView['kind']) => steps.some((step) => step.kind === kind && step.doneOn !== null);
  const proposal = isDone('deed') ? 'sold' : isDone('offerAccepted') ? 'reserved' : null;
  return (
    <div className={styles.section}>
      <StepLine
        steps={steps}
        change={({ doneOn, dueOn, kind, note, waitsFor }) => (
          <SaleForm
            summary={
              <>
                <Icon node={Pencil} />
                <span className="visuallyHidden">{t('change', { step: words(`kinds.${kind}`) })}</span>
              </>
            }
            form="milestone"
            id={`step-${kind}`}
            action={action}
            hidden={{ listing: listing.id, kind, locale }}
            errors={errors}
            fields={[
              { name: 'dueOn', kind: 'day', label: t('dueOn'), value: dueOn ?? '' },
              { name: 'doneOn', kind: 'day', label: t('doneOn'), value: doneOn ?? '' },
              {
                name: 'waitsFor',
                kind: 'choice',
                label: t('waitsFor'),
                value: waitsFor ?? '',
                choices: [
                  { value: '', label: t('nobody') },
                  ...waitedFor.map((value) => ({ value, label: words(`waits.${value}`) })),
                ],
              },
              { name: 'note', kind: 'text', label: t('note'), hint: t('noteHint'), value: note },
            ]}
            labels={{ submit: t('save'), pending: t('saving') }}
            isQuiet
          />
        )}
      />
      {proposal && (
        <p>
          {t(`proposals.${proposal}`)} <Link href={deskPath('homes', listing.id, 'state')}>{t('toState')}</Link>
        </p>
      )}
    </div>
  );
}
