import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { FigureField } from '@/components/ui/figure-field';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { InputView } from '@/lib/listings/fields/editor-view';
import { typedList, typedText, type TypedValues } from '@/lib/listings/fields/typed-values';

type EditorInputProps = Readonly<{
  input: InputView;
  /** Name in the form; in a table it includes the row. */
  name: string;
  label: string;
  values: TypedValues;
  error: string | undefined;
  choose: string;
  register: (name: string) => UseFormRegisterReturn;
}>;

const idOf = (name: string) => `field-${name.replace(/[^\w-]+/g, '-')}`;

export function EditorInput({ choose, error, input, label, name, register, values }: EditorInputProps) {
  const { control, hint, language, options = [], unit } = input;
  const shared = { id: idOf(name), label, error, hint, ...(language && { lang: language }) };
  const typed = { ...register(name), defaultValue: typedText(values, name) };
  if (control === 'boxes') {
    return (
      <>
        <input type="hidden" name={name} value="" />
        <ChoiceGroup
          id={shared.id}
          legend={label}
          name={name}
          register={register}
          options={options}
          chosen={new Set(typedList(values, name))}
          hint={hint}
        />
      </>
    );
  }
  if (control === 'box') {
    return (
      <div>
        <input type="hidden" name={name} value="" />
        <CheckboxField {...shared} {...register(name)} value="yes" defaultChecked={typedText(values, name) === 'yes'} />
      </div>
    );
  }
  if (control === 'choice') {
    return (
      <SelectField {...shared} {...typed}>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (control === 'text') return <TextAreaField {...shared} {...typed} rows={4} />;
  if (control === 'day') return <InputField {...shared} {...typed} type="date" />;
  if (control === 'place') {
    return (
      <>
        <InputField {...shared} {...typed} list={`${shared.id}-places`} autoComplete="off" />
        <datalist id={`${shared.id}-places`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      </>
    );
  }
  if (control === 'line' || control === 'address') {
    return <InputField {...shared} {...typed} inputMode={control === 'address' ? 'url' : 'text'} />;
  }
  return <FigureField {...shared} {...typed} {...(unit && { unit })} />;
}
