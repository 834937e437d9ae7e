import { ChoiceGroup } from '@/components/ui/choice-group';
import { InputField } from '@/components/ui/input-field';
import { Segments } from '@/components/ui/segments';
import { ENQUIRY_LIMITS } from '@/lib/forms/enquiry-form';
import type { FieldProps } from '@/lib/forms/use-action-form';
import type { EnquiryFieldsProps, EnquiryLabels } from './enquiry-fields';
import styles from './enquiry-fields.module.scss';

type TextFieldProps = FieldProps & Readonly<{ id: string; label: string }>;

type ViewingFieldsProps = Pick<EnquiryFieldsProps, 'days' | 'id' | 'modes' | 'parts'> & {
  labels: Pick<EnquiryLabels, 'daysLegend' | 'free' | 'modeLegend' | 'partsLegend' | 'timesHint'>;
  freeHref: string;
  values: Readonly<Partial<Record<string, string>>> | undefined;
  tenant: Readonly<{ moveIn: TextFieldProps; people: TextFieldProps }> | null;
};

export function ViewingFields({ days, freeHref, id, labels, modes, parts, tenant, values }: ViewingFieldsProps) {
  const ticked = (name: 'days' | 'parts') =>
    new Set(Object.entries(values ?? {}).flatMap(([key, value]) => (key.startsWith(`${name}[`) && value) || []));
  return (
    <div className={styles.viewing}>
      <noscript>
        <a href={freeHref}>{labels.free.choose}</a>
      </noscript>
      <Segments
        legend={labels.modeLegend}
        name="mode"
        idPrefix={id}
        value={values?.mode ?? 'in-person'}
        options={modes}
      />
      <ChoiceGroup id={`${id}-days`} name="days[]" legend={labels.daysLegend} options={days} chosen={ticked('days')} />
      <ChoiceGroup
        id={`${id}-parts`}
        name="parts[]"
        legend={labels.partsLegend}
        options={parts}
        chosen={ticked('parts')}
      />
      <p className="small soft">{labels.timesHint}</p>
      {tenant && (
        <div className={styles.pair}>
          <InputField {...tenant.moveIn} type="date" />
          <InputField {...tenant.people} type="number" min={1} max={ENQUIRY_LIMITS.people} inputMode="numeric" />
        </div>
      )}
    </div>
  );
}
