export {
  Controller,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export { ChoiceField, type ChoiceFieldProps, YesNoField } from './choice-field';
export { CodeField } from './code-field';
export { ComboField, type ComboFieldProps } from './combo-field';
export { Form, type FormProps } from './form';
export { FormError } from './form-error';
export { FormSection, type FormSectionProps } from './form-section';
export { MoneyField, NumberField, type NumberFieldProps, PhoneField } from './masked-fields';
export { PlaceField, type PlaceFieldProps } from './place-field';
export { type Option, SelectField, type SelectFieldProps } from './select-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { EmailField, PasswordField, TextAreaField, TextField, type TextFieldProps } from './text-fields';
export { TextInput, type TextInputProps } from './text-input';
export { type FieldProps, useField } from './use-field';
export type { SearchPlaces } from './use-place-search';
