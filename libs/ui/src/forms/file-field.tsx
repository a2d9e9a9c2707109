import { useFormContext, useWatch } from 'react-hook-form';
import { FileInput } from './file-input';
import { useField } from './use-field';

export interface FileFieldProps {
  /** Of the file's text in the form's values. */
  name: string;
  /** Of the file's name in the form's values. */
  fileNameField: string;
  label: string;
  accept: string;
}

const maxNameLength = 200;

export function FileField({ name, fileNameField, label, accept }: FileFieldProps) {
  const { error, isSubmitting } = useField(name);
  const { setValue } = useFormContext();
  const fileName: string = useWatch({ name: fileNameField });
  const read = async (file: File) => {
    const text = await file.text();
    setValue(fileNameField, file.name.slice(0, maxNameLength));
    setValue(name, text, { shouldValidate: true, shouldDirty: true });
  };
  return (
    <FileInput
      label={label}
      accept={accept}
      fileName={fileName}
      error={error}
      disabled={isSubmitting}
      onFile={(file) => void read(file)}
    />
  );
}
