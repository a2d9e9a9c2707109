export {
  Controller,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { ChangedMark } from './changed-mark';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export { CheckboxInput, type CheckboxInputProps } from './checkbox-input';
export { ChoiceField, type ChoiceFieldProps, YesNoField } from './choice-field';
export { ChoiceInput } from './choice-input';
export { CodeField } from './code-field';
export { ComboField, type ComboFieldProps } from './combo-field';
export { CompanyField } from './company-field';
export { FileField, type FileFieldProps } from './file-field';
export { FileInput, type FileInputProps, FilesInput, type FilesInputProps } from './file-input';
export { FoldedFields, type FoldedFieldsProps } from './folded-fields';
export { Form, type FormProps } from './form';
export { FormError } from './form-error';
export { FormSection, type FormSectionProps } from './form-section';
export { InfoTip } from './info-tip';
export { KeptNote, useStartOver } from './kept-note';
export { leaveRow } from './leave-row';
export { MoneyField, NumberField, type NumberFieldProps, PhoneField } from './masked-fields';
export { MentionField } from './mention-field';
export { PersonFields } from './person-fields';
export { PlaceField, type PlaceFieldProps } from './place-field';
export { RadioInput, type RadioInputProps } from './radio-input';
export { RadioRows } from './radio-rows';
export { SelectField, type SelectFieldProps } from './select-field';
export { type Option, SelectInput, type SelectInputProps } from './select-input';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { SuggestField } from './suggest-field';
export { SwitchField, type SwitchFieldProps } from './switch-field';
export { SwitchInput, type SwitchInputProps } from './switch-input';
export { EmailField, PasswordField, TextAreaField, TextField, type TextFieldProps } from './text-fields';
export { TextInput, type TextInputProps } from './text-input';
export { UploadBar } from './upload-bar';
export { type FieldProps, useField } from './use-field';
export { type KeptForm, keepForm } from './use-kept-values';
export type { SearchPlaces } from './use-place-search';
export { WatchChanges } from './watch-changes';
export { WrongCount } from './wrong-count';
